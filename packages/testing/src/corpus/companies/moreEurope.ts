/** Columns: see `readCompanies.ts`. */
export const moreEurope = {
  AT: `
Salzkammergut Holzbau GmbH | SKG Holzbau | LLC | https://skg-holzbau.at | buero@skg-holzbau.at | +43613228745
Traunreiterweg 41 ; ; Bad Ischl ; Oberösterreich ; 4820
FN 412874 k | 2014-10-01 | ATU64128740 | 321918 | OPERATING_A_COMPANY | BUSINESS_INCOME | 120000 | 60000 | 1M-10M |
Dachstühle und Holzhäuser in Riegelbauweise
Zahlungen von Bauträgern in Slowenien
- Johanna ; Gschwandtner | 1981-03-23 | 74 Director control signer | U1287451 AT | +436641287451 | johanna@skg-holzbau.at | Engleithen 12 ; ; Bad Ischl ; OÖ ; 4820 ; Austria
- Matthias ; Ömer | 1985-07-29 | 26 Partner | U2874512 AT | +436761287451 | matthias@skg-holzbau.at | Linzer Gasse 41 ; ; Salzburg ; Salzburg ; A-5020 ; Austria
`,
  DK: `
Vesterhavs Tang ApS | Vesterhavs Tang | LLC | https://vesterhavstang.dk | kontakt@vesterhavstang.dk | +4597912874
Havnegade 41 ; ; Thyborøn ; Region Midtjylland ; 7680
38128744 | 2017-06-19 | DK 38128744 | 311710 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 400000 | 30000 | 100k-1M |
Tørret sukkertang til fødevarer
Betalinger fra restauranter i Tyskland
- Søren ; Kjærgaard | 1977-02-02 | 100 Director control signer | 212874512 DK | +4522128745 | soeren@vesterhavstang.dk | Ringgade 12 ; ; Lemvig ; Midtjylland ; 7620 ; Denmark
`,
  NO: `
Lofoten Klippfisk AS | Lofoten Klippfisk | LLC | https://lofotenklippfisk.no | post@lofotenklippfisk.no | +4776012874
Fiskergata 41 ; ; Svolvær ; Nordland ; 8300
912874516 | 2013-09-16 | NO 912874516 MVA | 311710 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 2500000 | 180000 | 1M-10M |
Klippfisk av skrei til Portugal og Brasil
Oppgjør fra importører
- Ingrid ; Bøe-Hansen | 1979-12-18 | 55 Director control signer | CAA128745 NO | +4791287451 | ingrid@lofotenklippfisk.no | Kabelvågveien 12 ; ; Kabelvåg ; Nordland ; 8310 ; Norway
- Tor Magne ; Åsheim | 1968-04-04 | 45 Board Member | CAB874512 NO | +4790287451 | tormagne@lofotenklippfisk.no | Nygårdsgaten 41 ; ; Bergen ; Vestland ; 5015 ; Norway
`,
  FI: `
Inarin Poronkäristys Oy | Inari Reindeer | LLC | https://inarinporo.fi | myynti@inarinporo.fi | +358166128745
Inarintie 41 ; ; Inari ; Lappi ; 99870
2874512-7 | 2016-02-08 | 2874512-7 | 311612 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 45000 | 12000 | 100k-1M |
Kuivattu poronliha ja säilykkeet
Myynti Saksaan ja Japaniin
- Áile ; Magga | 1984-01-06 | 100 Director control signer | FP1287451 FI | +358401287451 | aile@inarinporo.fi | Sarviniementie 12 ; ; Inari ; Lapland ; 99870 ; Finland
`,
  IS: `
Mývatn Jarðböð Snyrtivörur ehf. | Mývatn Skincare | LLC | https://myvatnskincare.is | hallo@myvatnskincare.is | +3544641287
Hlíðavegur 41 ; ; Reykjahlíð ; Norðurland eystra ; 660
650918-1260 | 2018-09-25 | 650918-1260 | 325611 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 4000000 | 9000 | 100k-1M |
Skin creams with silica from geothermal water
Sales of the online shop
- Þórunn Ósk ; Guðmundsdóttir | 1986-10-14 | 100 Director control signer | A1287451 IS | +3546912874 | thorunn@myvatnskincare.is | Múlavegur 12 ; ; Reykjahlíð ; Norðurland eystra ; 660 ; Iceland
`,
  LU: `
Moselle Fund Administration S.à r.l. | Moselle Fund Admin | LLC | https://mosellefundadmin.lu | office@mosellefundadmin.lu | +352267412874
41, route du Vin ; ; Grevenmacher ; Grevenmacher ; L-6794
B212874 | 2017-01-20 | LU28128747 | 541213 | OPERATING_A_COMPANY | BUSINESS_INCOME | 90000 | 50000 | 1M-10M |
Bookkeeping and accounts for investment companies
Fees of clients in Ireland and Switzerland
- Carole ; Weydert | 1978-08-08 | 60 Manager control signer | JCT128745 LU | +352621287451 | carole@mosellefundadmin.lu | 12, rue de Trèves ; ; Wasserbillig ; Grevenmacher ; 6630 ; Luxembourg
- Stefan ; Thielen | 1974-11-11 | 40 Partner signer | C4J128745 DE | +352661287451 | stefan@mosellefundadmin.lu | Petrusstraße 41 ; ; Konz ; Rheinland-Pfalz ; 54329 ; Germany
`,
  MT: `
Gozo Sea Salt Limited | Gozo Salt | LLC | https://gozoseasalt.mt | salt@gozoseasalt.mt | +35621561287
41, Triq ix-Xwejni ; ; Żebbuġ ; Gozo ; ZBB 1041
C 82874 | 2017-10-12 | MT24128716 | 311999 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 15000 | 4000 | 100k-1M |
Hand-raked sea salt flakes
Delicatessens in London and Milan
- Josianne ; Cini | 1982-12-29 | 100 Director control signer | 1128745 MT | +35699128745 | josianne@gozoseasalt.mt | 12, Triq il-Kbira ; ; Xagħra ; Ix-Xagħra ; XRA 1204 ; Malta
`,
  CZ: `
Sklárna Jizerka s.r.o. | Sklárna Jizerka | LLC | https://sklarnajizerka.cz | obchod@sklarnajizerka.cz | +420483128745
Kamenická 41 ; ; Jablonec nad Nisou ; Liberecký kraj ; 466 01
28745124 | 2011-05-04 | CZ28745124 | 327212 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 900000 | 35000 | 1M-10M |
Foukané ozdoby a lustry
Platby od odběratelů v USA a Japonsku
- Markéta ; Dvořáková | 1980-09-03 | 50 Director control signer | 41287451 CZ | +420602128745 | marketa@sklarnajizerka.cz | Opletalova 12 ; ; Liberec ; Liberec Region ; 460 01 ; Czechia
- Jiří ; Hruška | 1976-06-07 | 50 Director signer | 40874512 CZ | +420777128745 | jiri@sklarnajizerka.cz | Podhorská 41 ; ; Jablonec nad Nisou ; Liberecký kraj ; 46601 ; Czechia
`,
  SK: `
Tatranské Bylinky, s. r. o. | Tatranské Bylinky | LLC | https://tatranskebylinky.sk | objednavky@tatranskebylinky.sk | +421524128745
Hviezdoslavova 41 ; ; Kežmarok ; Prešovský kraj ; 060 01
48128741 | 2015-04-14 | 2024128700 | 311999 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 20000 | 5000 | 100k-1M |
Bylinné čaje a sirupy
Internetový obchod do Česka a Poľska
- Zuzana ; Kováčová | 1987-02-17 | 100 Director control signer | BD1287451 SK | +421905128745 | zuzana@tatranskebylinky.sk | Tatranská 12 ; ; Poprad ; Prešov ; 058 01 ; Slovakia
`,
  SI: `
Kraški Pršut d.o.o. | Kraški Pršut | LLC | https://kraskiprsut-sezana.si | info@kraskiprsut-sezana.si | +38657312874
Partizanska cesta 41 ; ; Sežana ; Sežana ; 6210
2128748000 | 2005-07-01 | SI41287452 | 311612 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 180000 | 60000 | 1M-10M |
Zorenje kraškega pršuta in panceta
Plačila trgovcev iz Italije in Avstrije
- Nataša ; Grmek | 1975-10-25 | 100 Director control signer | PB1287451 SI | +38641128745 | natasa@kraskiprsut-sezana.si | Štanjel 12 ; ; Komen ; Komen ; 6222 ; Slovenia
`,
  HR: `
Otok Brač Kamen d.o.o. | Brač Stone | LLC | https://brackamen.hr | prodaja@brackamen.hr | +38521631287
Put Splitske 41 ; ; Pučišća ; Splitsko-dalmatinska županija ; 21412
87412987452 | 2009-12-03 | HR87412987452 | 327999 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 110000 | 45000 | 1M-10M |
Vađenje i obrada bijelog bračkog kamena
Naplata od arhitekata u Austriji i SAD-u
- Ante ; Vuković | 1971-01-13 | 66 Director control signer | 128745129 HR | +385911287451 | ante@brackamen.hr | Trg Hrvatskog skupa 12 ; ; Pučišća ; Splitsko-dalmatinska ; 21412 ; Croatia
- Ivana ; Bašić | 1983-05-30 | 34 Partner | 128745130 HR | +385981287451 | ivana@brackamen.hr | Marmontova 41 ; ; Split ; Split-Dalmatia ; 21000 ; Croatia
`,
  RS: `
Fruškogorska Vina doo Sremski Karlovci | Fruška Gora Wines | LLC | https://fruskogorskavina.rs | podrum@fruskogorskavina.rs | +381212128745
Karlovačkog mira 41 ; ; Sremski Karlovci ; Vojvodina ; 21205
21287451 | 2016-08-24 | 109128746 | 424820 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 6000000 | 20000 | 100k-1M |
Bermet and white wines
Importers in Switzerland
- Jelena ; Živković | 1984-11-02 | 100 Director control signer | 012874512 RS | +381641287451 | jelena@fruskogorskavina.rs | Bulevar oslobođenja 12 ; ; Novi Sad ; Južna Bačka ; 21000 ; Serbia
`,
  BG: `
Розова Долина Дестилерия ООД | Rose Valley Distillery | LLC | https://rosevalleydistillery.bg | office@rosevalleydistillery.bg | +35943161287
ул. Старозагорска 41 ; ; Казанлък ; Стара Загора ; 6100
204128743 | 2014-12-08 | BG204128743 | 325998 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 150000 | 70000 | 1M-10M |
Розово масло и розова вода
Плащания от парфюмеристи във Франция
- Десислава ; Колева | 1979-03-16 | 51 Director control signer | 381287451 BG | +359888128745 | desislava@rosevalleydistillery.bg | бул. Княз Александър Батенберг 12 ; ; Казанлък ; Старозагорска област ; 6100 ; Bulgaria
- Georgi ; Penchev | 1975-07-22 | 49 Partner | 380874512 BG | +359878128745 | georgi@rosevalleydistillery.bg | ul. Ivan Vazov 41 ; ; Plovdiv ; Plovdiv ; 4000 ; Bulgaria
`,
  HU: `
Tokaji Aszú Pincék Kft. | Tokaj Cellars | LLC | https://tokajcellars.hu | pince@tokajcellars.hu | +3647512874
Rákóczi út 41. ; ; Tokaj ; Borsod-Abaúj-Zemplén ; 3910
05-09-012874 | 2007-02-20 | 14128745-2-05 | 424820 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 25000000 | 40000 | 1M-10M |
Aszú és száraz furmint borok
Exportbevételek Kínából és az Egyesült Királyságból
- Szűcs ; Ágnes | 1977-09-27 | 100 Director control signer | BH1287451 HU | +36301287451 | agnes@tokajcellars.hu | Bethlen Gábor út 12. ; ; Tokaj ; Borsod-Abaúj-Zemplén vármegye ; 3910 ; Hungary
`,
  LT: `
UAB „Kuršių Gintaras“ | Kuršių Gintaras | LLC | https://kursiugintaras.lt | info@kursiugintaras.lt | +37046912874
Taikos pr. 41 ; ; Klaipėda ; Klaipėdos apskritis ; LT-91213
304128744 | 2016-05-18 | LT100004128718 | 339999 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 30000 | 8000 | 100k-1M |
Gintaro papuošalai
Pirkėjai Kinijoje ir JAV
- Rasa ; Petrauskienė | 1983-08-19 | 100 Director control signer | 23128745 LT | +37061287451 | rasa@kursiugintaras.lt | Naglių g. 12 ; ; Neringa ; Neringos savivaldybė ; 93123 ; Lithuania
`,
  LV: `
SIA "Gauja Linu Austuve" | Gauja Linen | LLC | https://gaujalinen.lv | birojs@gaujalinen.lv | +37164128745
Rīgas iela 41 ; ; Cēsis ; Cēsu novads ; LV-4101
44103128754 | 2018-03-29 | LV44103128754 | 313310 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 25000 | 10000 | 100k-1M |
Lina dvieļi un galdauti
Pircēji Somijā un Japānā
- Ilze ; Bērziņa | 1985-06-23 | 100 Director control signer | LV1287451 LV | +37126128745 | ilze@gaujalinen.lv | Valmieras iela 12 ; ; Cēsis ; Cēsis ; LV-4101 ; Latvia
`,
  MD: `
„Crama Codrilor” S.R.L. | Crama Codrilor | LLC | https://cramacodrilor.md | vanzari@cramacodrilor.md | +37322128745
str. Mihai Eminescu 41 ; ; Strășeni ; Strășeni ; MD-3701
1015600012877 | 2015-11-16 | 1015600012877 | 424820 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 900000 | 12000 | 100k-1M |
Vinuri de Fetească Neagră
Încasări din România și Polonia
- Cristina ; Munteanu | 1982-04-27 | 100 Director control signer | AB0128745 MD | +37369128745 | cristina@cramacodrilor.md | bd. Ștefan cel Mare 12, ap. 41 ; ; Chișinău ; Chișinău ; MD-2001 ; Moldova
`,
  DE: `
Gebr. Weißgerber Orgelbau OHG | Weißgerber Orgelbau | GP | https://weissgerber-orgelbau.de | werkstatt@weissgerber-orgelbau.de | +493641287451
Camburger Straße 41 ; ; Jena ; Thüringen ; 07743
HRA 128745, Amtsgericht Jena | 1998-04-01 | DE212874517 | 339999 | OPERATING_A_COMPANY | BUSINESS_INCOME | 80000 | 15000 | 100k-1M |
Bau und Restaurierung von Pfeifenorgeln
Abschläge von Kirchengemeinden in Polen und Lettland
- Karl-Friedrich ; Weißgerber | 1962-03-01 | 50 Partner control signer | C4J287451 DE | +491721287451 | kf@weissgerber-orgelbau.de | Am Steinborn 12 ; ; Jena ; Thueringen ; 07749 ; Germany
- Annegret ; Weißgerber-Lorenz | 1966-05-09 | 50 Partner signer | C4J874512 DE | +491601287451 | annegret@weissgerber-orgelbau.de | Lutherstraße 41 ; ; Weimar ; Thüringen ; D-99423 ; Germany
`,
  FR: `
SCOP Les Ateliers du Vercors | Ateliers du Vercors | COOP | https://ateliersduvercors.fr | bonjour@ateliersduvercors.fr | +33476412874
41 avenue du Général-de-Gaulle ; ; Villard-de-Lans ; Isère ; 38250
812874519 RCS Grenoble | 2015-09-07 | 812874519 | 339999 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 60000 | 20000 | 100k-1M |
Skis en bois fabriqués à la main
Ventes en Suisse et au Japon
- Maëlle ; Rochas | 1988-07-18 | 8 President control signer | 19CK28745 FR | +33612874512 | maelle@ateliersduvercors.fr | Chemin des Bartavelles ; ; Lans-en-Vercors ; Auvergne-Rhône-Alpes ; 38250 ; France
`,
  IT: `
Acetaia Ghirlandina S.n.c. di Ferrari Lucia & C. | Acetaia Ghirlandina | GP | https://acetaiaghirlandina.it | info@acetaiaghirlandina.it | +39059212874
Via Emilia Est 41/A ; ; Modena ; MO ; 41122
MO-412874 | 2003-06-11 | 03128740366 | 311999 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 55000 | 18000 | 100k-1M |
Aceto balsamico tradizionale
Incassi da negozi in Corea e Canada
- Lucia ; Ferrari | 1970-12-13 | 60 Partner control signer | YB1287451 IT | +393471287451 | lucia@acetaiaghirlandina.it | Via Canalino 12 ; ; Modena ; Emilia-Romagna ; 41121 ; Italy
- Davide ; Bonfatti | 1969-02-20 | 40 Partner | YA0874512 IT | +393351287451 | davide@acetaiaghirlandina.it | Strada Morane 41 ; ; Modena ; MO ; 41125 ; Italy
`,
  ES: `
Conserveira da Illa, S.Coop.Galega | Conserveira da Illa | COOP | https://conserveiradailla.es | oficina@conserveiradailla.es | +34986512874
Avenida da Ponte, 41 ; ; A Illa de Arousa ; Pontevedra ; 36626
Rexistro de Cooperativas 412-PO | 2008-10-30 | F36128742 | 311710 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 140000 | 50000 | 1M-10M |
Conservas de mexillón e berberecho
Cobros de distribuidores en Bélxica
- Uxía ; Otero Dios | 1981-01-09 | 4 President control signer | PAB128745 ES | +34612874512 | uxia@conserveiradailla.es | Rúa do Carreirón, 12 ; ; A Illa de Arousa ; Galiza ; 36626 ; Spain
`,
  GB: `
Orkney Kelp Farms Limited | Orkney Kelp | LLC | https://orkneykelp.co.uk | hello@orkneykelp.co.uk | +441856287451
41 Victoria Street ; ; Kirkwall ; Orkney Islands ; KW15 1DN
SC612874 | 2018-11-05 | GB287451233 | 112519 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 30000 | 8000 | 100k-1M |
Grows sugar kelp on ropes off Rousay
Sales to food makers in Denmark and Ireland
- Isla ; Rendall | 1987-04-18 | 75 Director control signer | 512874512 GB | +447712874512 | isla@orkneykelp.co.uk | Quoyness ; ; Rousay ; Orkney ; KW17 2PR ; United Kingdom
- Magnus ; Flett | 1979-09-14 | 25 Director | 508745129 GB | +447812874512 | magnus@orkneykelp.co.uk | 12 Main Street ; ; Kirkwall ; Scotland ; KW15 1BU ; United Kingdom

Mourne Granite Works LLP | Mourne Granite | LLP | https://mournegranite.co.uk | yard@mournegranite.co.uk | +442843712874
41 Newcastle Street ; ; Kilkeel ; County Down ; BT34 4AF
NC001287 | 2012-03-13 | 4187451298 | 327999 | OPERATING_A_COMPANY | BUSINESS_INCOME | 60000 | 20000 | 100k-1M |
Kerbs, setts and memorials of Mourne granite
Stone from Portugal and sales in Dublin
- Ciarán ; McCartan | 1968-08-02 | 60 Partner control signer | 528745129 GB | +447912874512 | ciaran@mournegranite.co.uk | 12 Head Road ; ; Annalong ; Co. Down ; BT34 4RJ ; United Kingdom
- Ruth ; Annett | 1974-12-20 | 40 Partner signer | 527451298 GB | +447512874512 | ruth@mournegranite.co.uk | 5 Harbour Drive ; ; Annalong ; N. Ireland ; BT34 4AU ; United Kingdom

Sherwood Bat Conservation CIC | Sherwood Bats | NPC | https://sherwoodbats.org.uk | team@sherwoodbats.org.uk | +441159128745
Unit 4, Sneinton Market Avenues ; ; Nottingham ; Nottinghamshire ; NG1 1DW
12874512 | 2020-09-15 | 6412874512 | 813319 | CHARITABLE_DONATIONS | GRANTS | 9000 | 3000 | <100k |
Surveys roosts and runs school visits
Grants from European foundations
- Priyanka ; Desai | 1991-11-26 | 0 Director control signer | 518745129 GB | +447412874512 | priyanka@sherwoodbats.org.uk | 12 Carlton Road ; ; Nottingham ; Notts ; NG3 2DX ; United Kingdom
`,
};
