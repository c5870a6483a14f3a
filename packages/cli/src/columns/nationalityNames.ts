/**
 * What citizens of a country are called in English, French and Portuguese, folded and in the masculine: by code. Names that several
 * countries share, such as Congolese, are left out. Sources: i18n-nationality 1.4.0 (MIT) for English and French; the further names and
 * the Portuguese ones are an own list.
 */
export const nationalityNames = `
AD andorran; AE emirati,emirian,emirien; AF afghan; AG antiguan,antiguayen; AL albanian,albanais;
AM armenian,armenien; AO angolan,angolais,angolano;
AR argentinean,argentin,argentino,argentine,argentinian; AT austrian,autrichien;
AU australian,australien; AZ azerbaijani,azerbaidjanais; BA bosnien,bosnian;
BB barbadian,barbadien; BD bangladeshi,bangladais; BE belgian,belge,belga; BF burkinabe;
BG bulgarian,bulgare; BH bahraini,bahreinien; BI burundian,burundais;
BJ beninese,beninois; BN bruneian,bruneien; BO bolivian,bolivien,boliviano;
BR brazilian,bresilien,brasileiro; BS bahamian,bahamien; BT bhutanese,bhoutanais;
BW batswana,botswanais,motswana; BY belarusian,bielorusse; BZ belizean,belizien;
CA canadian,canadien,canadense,canadiano; CF central african,centrafricain;
CH swiss,suisse,suico,suissesse; CI ivorian,ivoirien,marfinense; CL chilean,chilien,chileno;
CM cameroonian,camerounais,camarones; CN chinese,chinois,chines;
CO colombian,colombien,colombiano; CR costa rican,costaricain; CU cuban,cubain;
CV cape verdean,cap verdien,cabo verdiano; CY cypriot,chypriote; CZ czech,tcheque;
DE german,allemand,alemao,alema; DJ djibouti,djiboutien; DK danish,danois,dane;
DZ algerian,algerien; EC ecuadorean,equatorien; EE estonian,estonien;
EG egyptian,egyptien,egipcio; ER eritrean,erythreen;
ES spanish,espagnol,espanhol,spaniard; ET ethiopian,ethiopien; FI finnish,finlandais,finn;
FJ fijian,fidjien; FM micronesian,micronesien; FR french,francais,frances;
GA gabonese,gabonais;
GB british,britannique,britanico,ingles,briton,english,scottish,welsh;
GD grenadian,grenadien; GE georgian,georgien; GH ghanaian,ghaneen,ganes;
GM gambian,gambien; GN guinean,guineen; GQ equatorial guinean,equato guineen;
GR greek,grec,grecque; GT guatemalan,guatemalteque;
GW guinea bissauan,bissaoguineen,guineense; GY guyanese,guyanais; HN honduran,hondurien;
HR croatian,croate; HT haitian,haitien; HU hungarian,hongrois; ID indonesian,indonesien;
IE irish,irlandais,irlandes; IL israeli,israelien; IN indian,indien,indiano;
IQ iraqi,irakien; IR iranian,iranien; IS icelandic,islandais; IT italian,italien,italiano;
JM jamaican,jamaiquain; JO jordanian,jordanien; JP japanese,japonais,japones;
KE kenyan,queniano; KG kyrgyz,kirghiz; KH cambodian,cambodgien; KI i kiribati,kiribatiens;
KM comoran,comorien;
KN kittian and nevisian,afro kittitien et afro nevisien,kittitian,nevisian;
KP north korean,nord coreen; KR south korean,sud coreen; KW kuwaiti,koweitien;
KZ kazakhstani,kazakhstanais; LA laotian,laotien; LB lebanese,libanais,libanes;
LC saint lucian,saint lucien; LI liechtensteiner,liechtensteinois;
LK sri lankan,sri lankais; LR liberian; LS mosotho,basotho; LT lithuanian,lituanien;
LU luxembourger,luxembourgeois; LV latvian,letton; LY libyan,libyen;
MA moroccan,marocain,marroquino; MC monacan,monegasque; MD moldovan,moldave;
ME montenegrin; MG malagasy,malgache; MH marshallese,marshallais;
MK macedonian,macedonien; ML malian,malien; MM burmese,birman; MN mongolian,mongol;
MR mauritanian,mauritanien; MT maltese,maltais; MU mauritian,mauricien;
MV maldivan,maldivien; MW malawian,malawien; MX mexican,mexicain,mexicano;
MY malaysian,malaisien; MZ mozambican,mozambicain,mocambicano;
NA namibian,namibien,namibiano; NE nigerien; NG nigerian,nigeriano;
NI nicaraguan,nicaraguayen; NL dutch,neerlandais,holandes,neerlandes,hollandais;
NO norwegian,norvegien; NP nepalese,nepalais; NR nauruan;
NZ new zealander,neo zelandais,kiwi; OM omani,omanais; PA panamanian,panameen;
PE peruvian,peruvien,peruano; PG papua new guinea,papouasien; PH filipino,philippin;
PK pakistani,pakistanais; PL polish,polonais,pole; PT portuguese,portugais,portugues;
PW palauan; PY paraguayan,paraguayen,paraguaio; QA qatari,qatarien; RO romanian,roumain;
RS serbian,serbe; RU russian,russe,russo; RW rwandan,rwandais; SA saudi,saoudien;
SB solomon islander,salomonais; SC seychellois; SD sudanese,soudanais;
SE swedish,suedois,swede; SG singaporean,singapourien; SI slovenian,slovene;
SK slovakian,slovaque; SL sierra leonean,sierra leonais; SM san marinese,saint marinais;
SN senegalese,senegalais,senegales; SO somali,somalien; SR surinamer,surinamais;
SS south sudan,sud soudanais; ST sao tomean,santomeen,sao tomense,santomense;
SV salvadoran,salvadorien; SY syrian,syrien; SZ swazi,emaswati; TD chadian,tchadien;
TG togolese,togolais; TH thai,thailandais; TJ tajik,tadjik;
TL east timorese,est timorais,timorense; TM turkmenistan,turkmene; TN tunisian,tunisien;
TO tongan,tongien; TR turkish,turc,turque; TT trinidadian,tobagonian;
TV tuvaluan,tuvalais; TW taiwanese,taiwanais; TZ tanzanian,tanzanien,tanzaniano;
UA ukrainian,ukrainien,ucraniano; UG ugandan,ougandais,ugandes;
US american,americain,americano,norte americano,estadunidense,us citizen;
UY uruguayan,uruguayen,uruguaio; UZ uzbekistani,ouzbek;
VC saint vincent and the grenadines,vincentais; VE venezuelan,venezuelien,venezuelano;
VN vietnamese,vietnamien; VU vanuatu,vanuatais; WS samoan; YE yemenite;
ZA south african,sud africain,sul africano; ZM zambian,zambien,zambiano;
ZW zimbabwean,zimbabween,zimbabuano
`;
