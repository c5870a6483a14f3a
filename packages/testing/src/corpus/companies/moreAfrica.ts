/** Columns: see `readCompanies.ts`. */
export const moreAfrica = {
  CD: `
Kivu Highlands Coffee SARL | Kivu Highlands | LLC | https://kivuhighlandscoffee.cd | contact@kivuhighlandscoffee.cd | +243812874512
Avenue du Gouverneur 41, Commune d'Ibanda ; ; Bukavu ; Sud-Kivu ; 00243
CD/BKV/RCCM/15-B-01287 | 2015-06-09 | A1512873K | 424490 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 90000 | 60000 | 1M-10M |
Collecte et exportation de café arabica lavé
Encaisser les torréfacteurs de Belgique et payer les coopératives
- Aline ; Mugisho Bahati | 1982-08-17 | 70 Manager control signer | OP0451287 CD | +243997451298 | aline@kivuhighlandscoffee.cd | Avenue Patrice-Emery-Lumumba 31 ; ; Bukavu ; Sud-Kivu ; 00243 ; RD Congo
- Moïse ; Kabuya Ilunga | 1976-01-28 | 30 Partner | OP0390112 CD | +243825871243 | moise@kivuhighlandscoffee.cd | Avenue de la Justice 12, Gombe ; ; Kinshasa ; Kinshasa ; 00243 ; RD Congo
`,
  BF: `
Faso Karité SARL | Faso Karité | LLC | https://fasokarite.bf | info@fasokarite.bf | +22625374198
Secteur 30, avenue Babanguida ; 01 BP 4410 ; Ouagadougou ; Kadiogo ; 00226
BF OUA 2017 B 3318 | 2017-02-14 | 00087412 L | 311999 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 21000000 | 18000 | 100k-1M |
Beurre de karité brut et raffiné
Paiements de marques de cosmétiques en France
- Salimata ; Ouédraogo | 1985-12-03 | 100 Manager control signer | A2198745 BF | +22670251987 | salimata@fasokarite.bf | Patte d'Oie, rue 14.32 ; ; Ouagadougou ; Centre ; 00226 ; Burkina Faso
`,
  ML: `
Djoliba Agro-Industries SA | Djoliba Agro | NONUS | https://djolibaagro.ml | direction@djolibaagro.ml | +22320214587
Zone industrielle de Sotuba, lot 118 ; BP 2871 ; Bamako ; Bamako ; 00223
MA.BKO.2012.B.4571 | 2012-10-22 | 082214587 P | 311999 | OPERATING_A_COMPANY | BUSINESS_INCOME | 65000000 | 30000 | 1M-10M |
Transformation de mangues et de sésame
Achat d'emballages et règlements d'importateurs
- Fatoumata ; Traoré | 1979-04-19 | 55 Director control signer | B0874512 ML | +22376451287 | f.traore@djolibaagro.ml | Hippodrome, rue 224, porte 871 ; ; Bamako ; Bamako ; 00223 ; Mali
- Souleymane ; Diarra | 1974-07-02 | 45 Director | B0981245 ML | +22366874512 | s.diarra@djolibaagro.ml | Badalabougou, rue 50 ; ; Bamako ; Bamako ; 00223 ; Mali
`,
  TG: `
Togo Fret & Transit SARL U | TFT | LLC | https://togofret.tg | operations@togofret.tg | +22822214879
Boulevard de la Marina, immeuble Atlantic ; 03 BP 30871 ; Lomé ; Maritime ; 00228
TG-LOM 2016 B 1287 | 2016-05-30 | 1000874512 | 488510 | OPERATING_A_COMPANY | BUSINESS_INCOME | 30000000 | 22000 | 100k-1M |
Transit, dédouanement et groupage maritime
Frais portuaires et règlements des armateurs
- Kossi Edem ; Agbodjan | 1980-09-12 | 100 Manager control signer | EB412087 TG | +22890124578 | edem@togofret.tg | Quartier Nyékonakpoè, rue 87 ; ; Lomé ; Maritime ; 00228 ; Togo
`,
  GM: `
Senegambia Cold Stores Company Limited | Senegambia Cold Stores | LLC | https://senegambiacold.gm | office@senegambiacold.gm | +2204497812
Kairaba Avenue 48 ; ; Serrekunda ; Kanifing ; 00220
2018/C7841 | 2018-03-06 | 1071240987 | 424490 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 1800000 | 14000 | 100k-1M |
Frozen fish and poultry wholesale
Container payments to Brazil and Mauritania
- Isatou ; Jallow | 1984-02-27 | 60 Director control signer | PC412087 GM | +2207712408 | isatou@senegambiacold.gm | Bijilo Annex ; ; Brufut ; West Coast ; 00220 ; Gambia
- Lamin ; Ceesay | 1978-11-15 | 40 Director | PC398712 GM | +2203981274 | lamin@senegambiacold.gm | Fajara F Section ; ; Bakau ; Kanifing ; 00220 ; Gambia
`,
  LR: `
Mano River Rubber Processing, Inc. | Mano Rubber | C | https://manorubber.lr | admin@manorubber.lr | +231770412098
Somalia Drive, Freeport ; ; Monrovia ; Montserrado ; 1000
051287412 | 2014-08-18 | 500124876 | 326220 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 55000 | 30000 | 100k-1M |
Processes latex from smallholders into crumb rubber
Payments from tire makers and wages
- Comfort ; Flomo | 1981-06-21 | 100 President control signer | PP0124587 LR | +231886412087 | comfort@manorubber.lr | 12th Street, Sinkor ; ; Monrovia ; Montserrado ; 1000 ; Liberia
`,
  MG: `
Vanille de la Sava SARL | Vanille Sava | LLC | https://vanillesava.mg | contact@vanillesava.mg | +261204412087
Lot II M 45 Andraharo ; ; Antananarivo ; Analamanga ; 101
2013 B 00872 | 2013-11-04 | 4001287451 | 424490 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 210000000 | 45000 | 1M-10M |
Préparation et exportation de vanille noire
Règlements d'aromaticiens en Allemagne et aux États-Unis
- Hanitra ; Rakotomalala | 1983-05-08 | 80 Manager control signer | A19C40871 MG | +261340412087 | hanitra@vanillesava.mg | Lot IVG 208 Ambohibao ; ; Antananarivo ; Analamanga ; 105 ; Madagascar
- Jean Aimé ; Tsaramanana | 1971-10-30 | 20 Partner | A18B71209 MG | +261320871245 | jeanaime@vanillesava.mg | Quartier Antanifotsy ; ; Sambava ; Sava ; 208 ; Madagascar
`,
  SC: `
Aldabra Marine Charters (Pty) Ltd | Aldabra Charters | LLC | https://aldabracharters.sc | sail@aldabracharters.sc | +2484321087
Eden Island Marina, Berth 41 ; ; Victoria ; English River ; 00000
8412087-1 | 2019-10-10 | 412087451 | 487210 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 600000 | 9000 | 100k-1M |
Skippered sailing trips between the inner islands
Bookings paid by card and fuel
- Marie-Ange ; Hoareau | 1988-09-01 | 100 Director control signer | N0087412 SC | +2482512087 | marieange@aldabracharters.sc | La Misère ; ; Mahé ; Grand'Anse Mahé ; 00000 ; Seychelles
`,
  LS: `
Maluti Mohair Mills (Pty) Ltd | Maluti Mohair | LLC | https://malutimohair.co.ls | mills@malutimohair.co.ls | +26622312087
Thetsane Industrial Area, Site 12293-418 ; ; Maseru ; Maseru ; 100
I2016/41287 | 2016-09-13 | 200412871 | 313110 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 800000 | 25000 | 100k-1M |
Spins and dyes mohair yarn
Sales to weavers in Italy and South Africa
- Palesa ; Mokoena | 1986-04-04 | 100 Director control signer | RC412087 LS | +26658412087 | palesa@malutimohair.co.ls | Ha Abia ; ; Maseru ; Maseru ; 100 ; Lesotho
`,
  SZ: `
Lubombo Sugar Logistics (Proprietary) Limited | Lubombo Logistics | LLC | https://lubombologistics.co.sz | dispatch@lubombologistics.co.sz | +26825181287
Plot 874, 4th Street, Matsapha Industrial Estate ; ; Matsapha ; Manzini ; M202
R7/41287 | 2011-01-24 | 100412087 | 484220 | OPERATING_A_COMPANY | BUSINESS_INCOME | 950000 | 20000 | 100k-1M |
Haulage of raw sugar to Maputo
Tolls, diesel and trailer leases
- Sibusiso ; Dlamini | 1975-03-31 | 51 Director control signer | 10412087 SZ | +26876412087 | sibusiso@lubombologistics.co.sz | Mhlambanyatsi Road ; ; Mbabane ; Hhohho ; H100 ; Eswatini
- Nomcebo ; Simelane | 1980-12-22 | 49 Director signer | 10398712 SZ | +26878124087 | nomcebo@lubombologistics.co.sz | Ezulwini Valley ; ; Ezulwini ; Hhohho ; H106 ; Eswatini
`,
  DZ: `
SARL Huileries du Djurdjura | Djurdjura | LLC | https://huilesdjurdjura.dz | contact@huilesdjurdjura.dz | +21326412087
Zone d'activités Taboukert, lot 22 ; ; Tizi Ouzou ; Tizi Ouzou ; 15000
15/00-0041287 B 10 | 2010-04-20 | 001015004128745 | 311999 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 9000000 | 20000 | 100k-1M |
Pressage et conditionnement d'huile d'olive
Ventes en France et au Canada
- Nassima ; Aït Ahmed | 1979-07-14 | 60 Manager control signer | 174128745 DZ | +213550412087 | nassima@huilesdjurdjura.dz | Cité Nouvelle Ville, bt C12 ; ; Tizi Ouzou ; Tizi Ouzou ; 15000 ; Algérie
- Karim ; Mammeri | 1977-11-09 | 40 Partner | 178712451 DZ | +213661412087 | karim@huilesdjurdjura.dz | 14 rue Didouche Mourad ; ; Alger-Centre ; Alger ; 16000 ; Algérie
`,
  CV: `
Atum do Mindelo, Sociedade Unipessoal, Lda. | Atum do Mindelo | LLC | https://atummindelo.cv | geral@atummindelo.cv | +2382321087
Avenida Marginal, Porto Grande ; C.P. 412 ; Mindelo ; São Vicente ; 2110
287412 | 2015-12-01 | 254128745 | 311710 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 7000000 | 15000 | 100k-1M |
Conservas de atum e cavala
Vendas a distribuidores em Portugal e nos Países Baixos
- Ailton ; Delgado Lima | 1983-10-11 | 100 Manager control signer | J412087 CV | +2389912087 | ailton@atummindelo.cv | Rua de Lisboa, 41 ; ; Mindelo ; São Vicente ; 2110 ; Cabo Verde
`,
  NG: `
Zuma Rock Aggregates Nigeria Limited | Zuma Rock | LLC | https://zumarockaggregates.com.ng | quarry@zumarockaggregates.com.ng | +2348091240871
KM 41, Kaduna Expressway, Madalla ; ; Suleja ; Niger State ; 910101
RC 1287451 | 2015-03-19 | 21874512-0001 | 327999 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 42000000 | 20000 | 100k-1M |
Granite chippings and stone dust for road builders
Spare parts for crushers from Türkiye
- Halima ; Abubakar-Bello | 1980-02-11 | 65 CEO control signer | A09124587 NG | +2348031240987 | halima@zumarockaggregates.com.ng | House 4, 31 Road, Gwarinpa ; ; Abuja ; FCT ; 900108 ; Nigeria
- Ikechukwu ; Onwuka | 1977-06-30 | 35 Director | B50012874 NG | +2348061298745 | ike@zumarockaggregates.com.ng | 12 Ogui Road ; ; Enugu ; Enugu ; 400102 ; Nigeria

Ọmọlará Adire Studio | Ọmọlará | SOLE | https://omolara-adire.com | studio@omolara-adire.com | +2347031298745
17 Itoku Market Road ; ; Abeokuta ; Ogun ; 110222
BN 2874512 | 2019-08-08 | 1087451298 | 313310 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 3500000 | 3000 | <100k |
Hand-dyed adire cloth and wrappers
Online orders from the diaspora
- Omolara ; Shokunbi | 1990-05-17 | 100 Owner control signer | A11874512 NG | +2347031298746 | omolara@omolara-adire.com | 17 Itoku Market Road ; ; Abeokuta ; Ogun State ; 110222 ; Nigeria

Calabar Deep Sea Divers Ltd | CDSD | LLC | https://calabardivers.ng | ops@calabardivers.ng | +2348127451298
Plot 8, Marina Resort Road ; ; Calabar ; Cross River ; 540221
RC1374512 | 2017-11-27 | 23974512-0001 | 541690 | OPERATING_A_COMPANY | BUSINESS_INCOME | 28000000 | 35000 | 100k-1M |
Underwater inspection of jetties and pipelines
Hire of equipment and pay of divers
- Effiong ; Bassey | 1978-01-20 | 50 Director control signer | A08741298 NG | +2348037451298 | effiong@calabardivers.ng | 9 Diamond Hill ; ; Calabar ; Cross River State ; 540221 ; Nigeria
- Timi ; Dagogo-Jack | 1984-03-02 | 50 Director signer | A08712984 NG | +2348157451298 | timi@calabardivers.ng | 22 Forces Avenue, Old GRA ; ; Port Harcourt ; Rivers ; 500241 ; Nigeria

Kano Hides & Leathers PLC | Kano Leathers | C | https://kanoleathers.com.ng | sales@kanoleathers.com.ng | +2348097451299
Plot 29, Challawa Industrial Estate ; P.M.B. 3087 ; Kano ; Kano State ; 700282
RC 98745 | 1988-07-12 | 00987451-0001 | 316110 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 180000000 | 90000 | 1M-10M |
Tanning of goat skins for shoemakers in Italy
Export proceeds and chemicals
- Alhaji Sani ; Dantata Yakasai | 1955-09-09 | 62.5 President control | A07745129 NG | +2348037451299 | chairman@kanoleathers.com.ng | 14 Race Course Road, Nassarawa GRA ; ; Kano ; Kano ; 700213 ; Nigeria
- Zainab ; Yakasai | 1986-12-01 | 37.5 Director signer | A10745129 NG | +2348067451299 | zainab@kanoleathers.com.ng | 14 Race Course Road, Nassarawa GRA ; ; Kano ; Kano ; 700213 ; Nigeria
`,
  ZA: `
Bokkeveld Rooibos Koöperasie Beperk | Bokkeveld Rooibos | COOP | https://bokkeveldrooibos.co.za | kantoor@bokkeveldrooibos.co.za | +27272181287
Hantamstraat 41 ; Posbus 87 ; Nieuwoudtville ; Northern Cape ; 8180
2012/007451/24 | 2012-06-05 | 9745129875 | 311999 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 900000 | 30000 | 100k-1M |
Rooibos tea grown and fermented by 42 farmers
Sales to packers in Germany and Japan
- Koos ; van Zyl | 1964-02-29 | 0.5 President control signer | A07451298 ZA | +27827451298 | koos@bokkeveldrooibos.co.za | Plaas Meulsteenvlei ; ; Nieuwoudtville ; Noord-Kaap ; 8180 ; South Africa

Umzimkhulu Timber Frames (Pty) Ltd | UTF | LLC | https://utframes.co.za | info@utframes.co.za | +27397271287
Unit 3, Mount Currie Business Park ; ; Kokstad ; KwaZulu-Natal ; 4700
2018/451298/07 | 2018-09-03 | 9451298740 | 321918 | OPERATING_A_COMPANY | BUSINESS_INCOME | 650000 | 12000 | 100k-1M |
Roof trusses and timber houses
Saws and plates from Europe
- Thandeka ; Mkhize | 1987-07-07 | 51 Partner control signer | M00745129 ZA | +27737451298 | thandeka@utframes.co.za | 12 Hope Street ; ; Kokstad ; KZN ; 4700 ; South Africa
- Gert ; Oosthuizen | 1972-04-25 | 49 Director | M00874512 ZA | +27837451298 | gert@utframes.co.za | 7 Coulter Street ; ; Kokstad ; KwaZulu Natal ; 4700 ; South Africa

Sizwe & Partners Inc. | Sizwe Attorneys | C | https://sizweattorneys.co.za | law@sizweattorneys.co.za | +27123451287
Brooklyn Bridge Office Park, 570 Fehrsen Street ; ; Pretoria ; Gauteng ; 0181
2009/018745/21 | 2009-10-14 | 9129874518 | 541199 | OPERATING_A_COMPANY | BUSINESS_INCOME | 1200000 | 40000 | 1M-10M |
Commercial litigation and conveyancing
Fees of clients abroad
- Sizwe ; Nxumalo | 1970-08-30 | 100 Director control signer | A05129874 ZA | +27827451200 | sizwe@sizweattorneys.co.za | 88 Anderson Street, Brooklyn ; ; Pretoria ; Gauteng ; 0181 ; South Africa
`,
  GH: `
Tamale Shea Women Co-operative Union Ltd | Tamale Shea | COOP | https://tamaleshea.org.gh | union@tamaleshea.org.gh | +233372025128
Block C 41, Lamashegu Industrial Area ; ; Tamale ; Northern Region ; NT-0041-2874
CS287412016 | 2016-04-15 | C0008745129 | 311999 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 180000 | 15000 | 100k-1M |
Buys shea nuts from 2,000 women and presses butter
Receiving from a cosmetics company in Sweden
- Memunatu ; Alhassan | 1975-01-01 | 2 President control signer | G1287451 GH | +233244128745 | memunatu@tamaleshea.org.gh | Vittin Estates ; ; Tamale ; Northern ; NT-0128-8745 ; Ghana

Volta Reeds Furniture Enterprise | Volta Reeds | SOLE | https://voltareeds.com | hello@voltareeds.com | +233244874512
Opposite the Methodist Church, Aveyime Road ; ; Sogakope ; Volta Region ; VK-0087-4512
BN874512018 | 2018-01-09 | P0007451296 | 337122 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 25000 | 1500 | <100k |
Cane chairs and baskets
Small export orders
- Selorm ; Agbeko | 1991-10-23 | 100 Owner control signer | G2874512 GH | +233208745129 | selorm@voltareeds.com | Aveyime Road ; ; Sogakope ; Volta ; VK-0087-4512 ; Ghana

Tema Harbour Bunkering Services Limited | Tema Bunkering | LLC | https://temabunkering.com.gh | bunkers@temabunkering.com.gh | +233303208745
Fishing Harbour Road, Community 1 ; ; Tema ; Greater Accra ; GT-0174-5129
CS745122013 | 2013-12-19 | C0012874515 | 424720 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 2500000 | 250000 | 1M-10M |
Marine fuel for fishing and supply vessels
Suppliers in Rotterdam and Lomé
- Nii Okai ; Quaye | 1973-05-26 | 75 CEO control signer | G0745129 GH | +233244745129 | nii@temabunkering.com.gh | 4 Palm Close, Community 11 ; ; Tema ; Greater Accra ; GT-0287-4512 ; Ghana
- Efua ; Mensima Aidoo | 1981-03-14 | 25 Director | G0912874 GH | +233209128745 | efua@temabunkering.com.gh | 21 Sixth Avenue, Ridge ; ; Accra ; Greater Accra Region ; GA-029-8745 ; Ghana
`,
  KE: `
Mara Conservancy Trust | Mara Trust | TRUST | https://maraconservancytrust.or.ke | trustees@maraconservancytrust.or.ke | +254712874512
Ololulunga Road ; P.O. Box 874 ; Narok ; Narok County ; 20500
IT/2009/874 | 2009-02-20 | P051287451M | 813319 | CHARITABLE_DONATIONS | GRANTS | 4000000 | 30000 | 100k-1M |
Leases grazing land and pays rangers
Grants from foundations and lodges
- Joseph ; ole Nkoitoi | 1966-11-02 | 0 President control signer | AK0874512 KE | +254722874512 | joseph@maraconservancytrust.or.ke | Sekenani Centre ; ; Narok ; Narok ; 20500 ; Kenya

Turkana Wind Services Limited | Turkana Wind | LLC | https://turkanawind.co.ke | service@turkanawind.co.ke | +254202874512
4th Floor, Delta Corner Annex, Ring Road Westlands ; P.O. Box 41287-00100 ; Nairobi ; Nairobi ; 00100
PVT-LRUA8Q7 | 2020-02-25 | P051874512K | 811310 | OPERATING_A_COMPANY | BUSINESS_INCOME | 8000000 | 70000 | 1M-10M |
Maintains wind turbines at Loiyangalani
Tools and salaries of technicians
- Ekai ; Lokiru | 1985-08-12 | 40 Director control signer | AK1287451 KE | +254733874512 | ekai@turkanawind.co.ke | Kanamkemer Estate ; ; Lodwar ; Turkana ; 30500 ; Kenya
- Mette ; Sørensen | 1979-02-18 | 60 Director | 208745129 DK | +254701874512 | mette@turkanawind.co.ke | Loresho Ridge 41 ; ; Nairobi ; Nairobi City ; 00621 ; Kenya

Mombasa Coir & Rope Works | Coir Works | GP | https://coirworks.co.ke | ropes@coirworks.co.ke | +254412228745
Liwatoni Road, Ganjoni ; P.O. Box 98745 ; Mombasa ; Mombasa ; 80100
BN-87CLQM4 | 2011-07-18 | P051128745T | 314999 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 1200000 | 5000 | <100k |
Ropes and mats of coconut fibre
Orders from hotels on Zanzibar and Mauritius
- Rehema ; Mwinyi | 1983-01-27 | 50 Partner control signer | BK0128745 KE | +254724128745 | rehema@coirworks.co.ke | Kizingo ; ; Mombasa ; Mombasa County ; 80100 ; Kenya
- Dinesh ; Kotecha | 1969-09-05 | 50 Partner signer | AK0912874 KE | +254733128745 | dinesh@coirworks.co.ke | Nyali Road 12 ; ; Mombasa ; Mombasa ; 80118 ; Kenya
`,
  SN: `
GIE Teranga Pêche | Teranga Pêche | NONUS | https://terangapeche.sn | gie@terangapeche.sn | +221339578745
Quai de pêche de Mbour ; BP 874 ; Mbour ; Thiès ; 23000
SN THS 2014 C 1287 | 2014-05-12 | 2874510 2C1 | 114119 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 25000000 | 18000 | 100k-1M |
Pêche artisanale et mareyage de poulpe
Règlements d'usines au Japon et en Italie
- Awa ; Ndoye | 1978-03-08 | 50 President control signer | A01287451 SN | +221771287451 | awa@terangapeche.sn | Quartier Tefess ; ; Mbour ; Thiès ; 23000 ; Sénégal
- Mamadou Lamine ; Sarr | 1972-06-16 | 50 Treasurer signer | A00987451 SN | +221781287451 | lamine@terangapeche.sn | Quartier 11 Novembre ; ; Mbour ; Thiès ; 23000 ; Sénégal
`,
};
