/** Columns: see `readCompanies.ts`. */
export const europe = {
  FR: `
Les Vergers d'Île-de-France SAS | Les Vergers | NONUS | https://lesvergers-idf.fr | contact@lesvergers-idf.fr | +33142309812
12 bis, rue de l'Abbé-Grégoire ; ; Paris ; Île-de-France ; 75006
841298714 | 2018-09-17 | 841298714 | 424490 | OPERATING_A_COMPANY | BUSINESS_INCOME | 60000 | 15000 | 100k-1M |
Négoce de fruits rouges et d'agrumes
Paiement de producteurs au Maroc et en Afrique du Sud
- Hélène ; Lefèvre-d'Ormesson | 1974-06-21 | 60 President control signer | 18CK98712 FR | +33612983456 | helene@lesvergers-idf.fr | 4, quai Voltaire ; ; Paris ; Ile-de-France ; 75007 ; France
- Loïc ; Le Goff | 1979-02-12 | 40 Director signer | 19DF20987 FR | +33622983457 | loic@lesvergers-idf.fr | 8 rue de Siam ; ; Brest ; Bretagne ; 29200 ; France

SCI Les Tilleuls | SCI Les Tilleuls | GP | https://scilestilleuls.fr | gerance@scilestilleuls.fr | +33478298712
30 rue de la République ; ; Lyon ; Auvergne-Rhône-Alpes ; 69002
501298715 | 2008-01-25 | 501298715 | 531190 | INVESTMENT_PURPOSES | SALE_OF_ASSETS_REAL_ESTATE | 12000 | 1000 | 100k-1M |
Location d'immeubles d'habitation
Loyers versés par des locataires étrangers
- François ; Æbischer | 1946-07-14 | 50 Manager control signer | 17AB98712 FR | +33632983458 | f.aebischer@orange.fr | 30 rue de la République ; ; Lyon ; Rhône ; 69002 ; France
- Zoé ; Æbischer | 1949-12-24 | 50 Partner | 17AB98713 FR | +33632983459 | zoe.aebischer@orange.fr | 30 rue de la République ; ; Lyon ; Rhône ; 69002 ; France
`,
  DE: `
Müller & Söhne Maschinenbau GmbH | Müller & Söhne | NONUS | https://mueller-maschinen.de | vertrieb@mueller-maschinen.de | +49711298712
Königstraße 28 ; ; Stuttgart ; Baden-Württemberg ; 70173
HRB 729871 | 1994-03-01 | DE812987127 | 333248 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 700000 | 200000 | 10M-50M |
Verpackungsmaschinen für Lebensmittel
Zahlungen von Kunden in Nigeria und Ägypten
- Jürgen ; Müller | 1951-10-30 | 55 Director control signer | C4J298712 DE | +4915112983456 | j.mueller@mueller-maschinen.de | Am Weißenhof 4 ; ; Stuttgart ; Baden-Württemberg ; 70191 ; Deutschland
- Käthe ; Groß-Müller | 1983-05-08 | 45 CFO signer | C5K298713 DE | +4915212983457 | k.gross@mueller-maschinen.de | Hölderlinplatz 2 ; ; Stuttgart ; BW ; 70193 ; Germany

Kollektiv Nordlicht eG | Nordlicht | COOP | https://nordlicht.coop | moin@nordlicht.coop | +494298712340
Schanzenstraße 75 ; ; Hamburg ; Hamburg ; 20357
GnR 1298 | 2016-11-02 | 48/712/09871 | 541512 | OPERATING_A_COMPANY | BUSINESS_INCOME | 40000 | 3000 | 100k-1M |
Software-Genossenschaft mit elf Mitgliedern
Mitglieder in Ghana werden monatlich bezahlt
- Jonas ; von der Heide | 1988-07-19 | 9.09 Board Member control signer | L01X298714 DE | +4917612983458 | jonas@nordlicht.coop | Bartelsstraße 12 ; ; Hamburg ; Hansestadt Hamburg ; 20357 ; Deutschland
`,
  IT: `
Fratelli D'Angelo Ceramiche S.r.l. | D'Angelo Ceramiche | LLC | https://dangeloceramiche.it | info@dangeloceramiche.it | +390892987123
Via Roma, 14 ; ; Vietri sul Mare ; Salerno ; 84019
SA-298712 | 2002-02-11 | 02987120348 | 327120 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 55000 | 4000 | 100k-1M |
Piastrelle e ceramiche dipinte a mano
Vendite negli Stati Uniti
- Niccolò ; D'Angelo | 1967-09-19 | 50 Director control signer | YA2098712 IT | +393402983456 | niccolo@dangeloceramiche.it | Corso Umberto I, 8 ; ; Vietri sul Mare ; SA ; 84019 ; Italia
- Agnese ; D'Angelo | 1970-01-21 | 50 Director signer | YA3098713 IT | +393472983457 | agnese@dangeloceramiche.it | Via Pellegrino, 22 ; ; Amalfi ; Campania ; 84011 ; Italia
`,
  ES: `
Olivares del Guadalquivir, S.L. | Olivares G | LLC | https://olivaresg.es | pedidos@olivaresg.es | +34953298712
Polígono Los Olivares, C/ Mancha Real, 12 ; ; Jaén ; Andalucía ; 23009
J-29871 | 2011-07-07 | B23987126 | 311999 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 90000 | 11000 | 1M-10M |
Almazara y envasado de aceite de oliva
Cobros de clientes de Brasil y China
- Íñigo ; Núñez Peña | 1972-08-15 | 34 Director control signer | PAG298712 ES | +34612983456 | inigo@olivaresg.es | Calle Maestra, 5, 3.º B ; ; Jaén ; Jaén ; 23002 ; España
- Begoña ; Núñez Peña | 1975-02-28 | 33 Secretary signer | PAH298713 ES | +34622983457 | begona@olivaresg.es | Avda. de Madrid, 40 ; ; Jaén ; Jaén ; 23003 ; España
- M.ª del Carmen ; Peña Ruiz | 1944-07-16 | 33 Partner | PAJ298714 ES | +34632983458 | mcarmen@olivaresg.es | Calle Maestra, 5, 1.º A ; ; Jaén ; Jaén ; 23002 ; España
`,
  PT: `
Cortiça do Alentejo, Unipessoal Lda | Cortiça do Alentejo | LLC | https://corticadoalentejo.pt | geral@corticadoalentejo.pt | +351266298712
Rua da República, 45 ; ; Évora ; Évora ; 7000-656
510987125 | 2013-03-04 | 510987125 | 321918 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 45000 | 3500 | 100k-1M |
Rolhas e painéis de cortiça
Recebimentos de clientes em Angola
- Conceição ; Vaz da Silva e Sá | 1981-12-08 | 100 Owner control signer | CB298712 PT | +351912983456 | conceicao@corticadoalentejo.pt | Largo da Porta de Moura, 3 ; ; Évora ; Alentejo ; 7000-647 ; Portugal
`,
  NL: `
Waterkant Trading B.V. | Waterkant | NONUS | https://waterkant.nl | info@waterkant.nl | +31102309812
Boompjes 40 ; ; Rotterdam ; Zuid-Holland ; 3011 XB
72987123 | 2018-10-15 | NL859298711B01 | 425120 | OPERATING_A_COMPANY | BUSINESS_INCOME | 130000 | 60000 | 1M-10M |
Trader in cocoa and cashew
Payments to exporters in Ghana and Ivory Coast
- Anke ; van 't Hoff | 1977-11-11 | 100 Director control signer | NR2K98712 NL | +31622983456 | anke@waterkant.nl | 's-Gravendijkwal 58 ; ; Rotterdam ; South Holland ; 3014 EE ; The Netherlands
`,
  BE: `
Chocolaterie Vandenbossche SRL | Vandenbossche | LLC | https://vandenbossche-chocolat.be | bonjour@vandenbossche-chocolat.be | +3222309812
Rue de l'Étuve / Stoofstraat 29 ; ; Bruxelles ; Bruxelles-Capitale ; 1000
0712.987.117 | 2018-12-03 | BE0712987117 | 311999 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 30000 | 2500 | 100k-1M |
Pralines et tablettes
Ventes en ligne au Japon
- Aurélie ; Vandenbossche | 1986-04-03 | 100 Manager control signer | EP298712 BE | +32472298712 | aurelie@vandenbossche-chocolat.be | Avenue Louise 412 ; ; Ixelles ; Brussels ; 1050 ; Belgique
`,
  IE: `
Claddagh Cloud Designated Activity Company | Claddagh Cloud | NONUS | https://claddaghcloud.ie | hello@claddaghcloud.ie | +35391298712
Liosbán Business Park, Unit 12 ; Tuam Road ; Galway ; Co. Galway ; H91 XY72
629871 | 2018-07-02 | 3629871TH | 518210 | OPERATING_A_COMPANY | INVESTMENT_PROCEEDS | 90000 | 25000 | 1M-10M |
Hosting for public bodies
Contractors in Nigeria and Poland
- Caoimhe ; Ní Dhomhnaill | 1985-03-17 | 100 CEO control signer | PA2987123 IE | +353872983456 | caoimhe@claddaghcloud.ie | An Spidéal ; ; Galway ; Galway ; H91 K2P4 ; Éire
`,
  CH: `
Alpenblick Uhren AG | Alpenblick | NONUS | https://alpenblick-uhren.ch | office@alpenblick-uhren.ch | +41322309812
Bahnhofstrasse 14 ; ; Biel/Bienne ; Bern ; 2502
CHE-112.987.136 | 1999-11-08 | CHE-112.987.136 MWST | 339999 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 240000 | 30000 | 1M-10M |
Mechanische Uhren
Zahlungen von Händlern in Singapur und Dubai
- Ueli ; Zürcher | 1956-02-29 | 100 President control signer | X2098712 CH | +41792983456 | ueli@alpenblick-uhren.ch | Seevorstadt 20 ; ; Biel ; BE ; 2502 ; Schweiz
`,
  PL: `
Bursztyn Gdański Sp. z o.o. | Bursztyn | LLC | https://bursztyngdanski.pl | biuro@bursztyngdanski.pl | +48582309812
ul. Długi Targ 22/3 ; ; Gdańsk ; pomorskie ; 80-828
0000712987 | 2018-01-12 | 5842987127 | 339999 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 60000 | 2500 | 100k-1M |
Biżuteria z bursztynu
Sprzedaż do Stanów Zjednoczonych
- Łukasz ; Wiśniewski | 1982-11-11 | 55 President control signer | EH2987123 PL | +48602983456 | lukasz@bursztyngdanski.pl | ul. Piwna 4 ; ; Gdańsk ; Pomorskie ; 80-831 ; Polska
- Małgorzata ; Śliwa-Żak | 1984-04-14 | 45 Vice President signer | EH3987124 PL | +48692983457 | gosia@bursztyngdanski.pl | ul. Kartuska 201 ; ; Gdańsk ; woj. pomorskie ; 80-122 ; Polska
`,
  SE: `
Norrsken Timber Aktiebolag | Norrsken Timber | NONUS | https://norrskentimber.se | order@norrskentimber.se | +4690298712
Storgatan 42 ; ; Umeå ; Västerbottens län ; 903 26
559129-8715 | 2017-10-09 | SE559129871501 | 321113 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 900000 | 40000 | 1M-10M |
Sågade trävaror
Kunder i Egypten och Marocko
- Åsa ; Öberg | 1973-06-06 | 100 CEO control signer | 92987123 SE | +46702983456 | asa@norrskentimber.se | Döbelnsgatan 7 ; ; Umeå ; Västerbotten ; 903 30 ; Sverige
`,
  RO: `
Dacia Cereale S.R.L. | Dacia Cereale | LLC | https://daciacereale.ro | office@daciacereale.ro | +40232298712
Șoseaua Națională nr. 12 ; ; Iași ; Iași ; 700237
J22/1298/2014 | 2014-05-20 | RO33298710 | 424590 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 700000 | 100000 | 1M-10M |
Cereale și floarea-soarelui
Vânzări către Egipt și Iordania
- Ștefan ; Țurcanu | 1980-12-01 | 100 Owner control signer | 052987123 RO | +40722983456 | stefan@daciacereale.ro | Str. Lăpușneanu 8 ; ; Iași ; jud. Iași ; 700057 ; România
`,
  GR: `
Αιγαίο Ναυτιλιακή Α.Ε. | Aegean Maritime | NONUS | https://aigaio-naftiliaki.gr | info@aigaio-naftiliaki.gr | +302104298712
Ακτή Μιαούλη 85 ; ; Πειραιάς ; Αττική ; 185 38
044129807000 | 2007-06-01 | 094129876 | 483112 | OPERATING_A_COMPANY | BUSINESS_INCOME | 600000 | 350000 | 10M-50M |
Διαχείριση πλοίων ξηρού φορτίου
Ναύλοι και προμήθειες λιμένων
- Γεώργιος ; Παπαδόπουλος | 1954-04-23 | 100 President control signer | AT2987123 GR | +306942983456 | gp@aigaio-naftiliaki.gr | Λεωφόρος Κηφισίας 120 ; ; Αθήνα ; Attica ; 115 26 ; Ελλάδα
`,
  UA: `
ТОВ «Карпатський мед» | Carpathian Honey | LLC | https://karpatmed.com.ua | office@karpatmed.com.ua | +380322298712
вул. Городоцька, 42 ; ; Львів ; Львівська область ; 79016
41298711 | 2017-08-23 | 41298711 | 112990 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 400000 | 6000 | 100k-1M |
Мед і продукти бджільництва
Експорт до Польщі та ОАЕ
- Олена ; Кравчук | 1985-08-24 | 100 Director control signer | FX298712 UA | +380672983456 | olena@karpatmed.com.ua | вул. Зелена, 12 ; ; Lviv ; Lvivska oblast ; 79005 ; Ukraine
`,
  EE: `
Põhjala Digital OÜ | Põhjala Digital | LLC | https://pohjaladigital.ee | tere@pohjaladigital.ee | +3726298712
Telliskivi 60a/3 ; ; Tallinn ; Harju maakond ; 10412
14298718 | 2017-07-03 | EE102298710 | 541512 | RECEIVE_PAYMENT_FOR_FREELANCING | BUSINESS_INCOME | 25000 | 9000 | 100k-1M |
E-residency company that builds web shops
Paid by clients, pays developers in Kenya
- Chidi ; Eze | 1990-10-01 | 50 Founder control signer | A50987123 NG | +2348090298712 | chidi@pohjaladigital.ee | 11 Oduduwa Street ; GRA Ikeja ; Lagos ; Lagos ; 100271 ; Nigeria
- Kärt ; Tamm | 1991-06-23 | 50 Co-Founder signer | KF2987123 EE | +37252983456 | kart@pohjaladigital.ee | Pelgulinna 8-2 ; ; Tallinn ; Harjumaa ; 10411 ; Eesti
`,
  CY: `
Kyrenia Star Shipmanagement Ltd | Kyrenia Star | NONUS | https://kyreniastar.com.cy | ops@kyreniastar.com.cy | +35725298712
28 Oktovriou Avenue 249 ; Lophitis Business Centre ; Limassol ; Lemesos ; 3035
HE 412987 | 2020-09-21 | 10412987Y | 488390 | OPERATING_A_COMPANY | INTER_COMPANY_FUNDS | 160000 | 90000 | 1M-10M |
Crew and technical management of tankers
Crew wages in the Philippines and Ghana
- Andreas ; Hadjigeorgiou | 1969-01-30 | 100 Director control signer | K00298712 CY | +35799298712 | andreas@kyreniastar.com.cy | Georgiou A' Street 14 ; Germasogeia ; Limassol ; Limassol ; 4047 ; Cyprus
`,
};
