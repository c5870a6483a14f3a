/** Columns: see `readCompanies.ts`. */
export const africa = {
  RW: `
Ikawa Hills Ltd | Ikawa Hills | LLC | https://ikawahills.rw | info@ikawahills.rw | +250788309812
KG 7 Ave, House 12 ; ; Kigali ; Kigali City ; 00000
103219874 | 2014-10-01 | 103219874 | 424490 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 60000000 | 40000 | 1M-10M |
Washed coffee from 900 farmers around Nyamasheke
Export proceeds and equipment
- Jean d'Amour ; Habimana | 1981-03-30 | 65 Director control signer | PC209812 RW | +250788301122 | jdamour@ikawahills.rw | KK 15 Rd ; ; Kigali ; Kicukiro ; 00000 ; Rwanda
- Clémentine ; Uwase | 1987-12-12 | 35 CFO signer | PC310982 RW | +250783309871 | clementine@ikawahills.rw | KG 9 Ave ; ; Kigali ; Gasabo ; 00000 ; Rwanda
`,
  UG: `
Nile Fresh Produce (U) Limited | Nile Fresh | LLC | https://nilefresh.ug | exports@nilefresh.ug | +256414231098
Plot 81, Sixth Street, Industrial Area ; P.O. Box 7099 ; Kampala ; Central Region ; 00256
80020001987654 | 2018-09-24 | 1009812345 | 424490 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 120000000 | 25000 | 100k-1M |
Exports chillies, okra and matooke to Europe
Air freight and collections from importers
- Josephine ; Nakato | 1985-06-15 | 50 CEO control signer | A00098712 UG | +256772309871 | josephine@nilefresh.ug | Plot 12 Bukoto Street ; ; Kampala ; Kampala ; 00256 ; Uganda
- Ronald ; Ssempijja | 1982-02-22 | 50 Director signer | B10029871 UG | +256701209834 | ronald@nilefresh.ug | Ntinda Ministers Village ; ; Kampala ; Kampala ; 00256 ; Uganda
`,
  TZ: `
Kilimanjaro Safaris & Treks Company Limited | Kili Treks | LLC | https://kilitreks.co.tz | bookings@kilitreks.co.tz | +255272752098
Old Moshi Road, House 14 ; P.O. Box 1442 ; Arusha ; Arusha ; 23101
148709812 | 2016-04-27 | 130-987-123 | 487210 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 150000000 | 20000 | 1M-10M |
Mountain climbs and safaris for visitors
Collecting deposits from guests and tour operators
- Emmanuel ; Mollel | 1978-05-01 | 80 Owner control signer | TAE209812 TZ | +255754309812 | emmanuel@kilitreks.co.tz | Njiro Block C ; ; Arusha ; Arusha ; 23107 ; Tanzania
- Birgit ; Schäfer-Mollel | 1980-09-17 | 20 Director | C4J2K98H1 DE | +255784209812 | birgit@kilitreks.co.tz | Njiro Block C ; ; Arusha ; Arusha ; 23107 ; Tanzania
`,
  ZM: `
Copperbelt Engineering Supplies Limited | CES | LLC | https://ceszambia.com | sales@ceszambia.com | +260212221098
Plot 4009 Freedom Avenue ; ; Kitwe ; Copperbelt Province ; 50100
120160147821 | 2016-07-19 | 1002345678 | 423840 | PURCHASE_GOODS_AND_SERVICES | BUSINESS_INCOME | 900000 | 50000 | 1M-10M |
Pumps, bearings and belts for mines
Buying parts from South Africa and Germany
- Mwila ; Chanda | 1974-11-20 | 100 Director control signer | ZN209812 ZM | +260966309812 | mwila@ceszambia.com | 17 Mabvuto Road, Parklands ; ; Kitwe ; Copperbelt ; 50100 ; Zambia
`,
  ZW: `
Msasa Tobacco Exchange (Private) Limited | Msasa Tobacco | LLC | https://msasatobacco.co.zw | admin@msasatobacco.co.zw | +2638677004512
15 Mutare Road ; Msasa ; Harare ; Harare Province ; 00263
4412/2012 | 2012-09-10 | 2000198734 | 424590 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 400000 | 200000 | 1M-10M |
Auction floor for flue-cured leaf
Receipts from buyers in China and Belgium
- Tafadzwa ; Chikowore | 1970-08-09 | 51 CEO control signer | FN109823 ZW | +263772309812 | tafadzwa@msasatobacco.co.zw | 9 Orange Grove Drive, Highlands ; ; Harare ; Harare ; 00263 ; Zimbabwe
- Rutendo ; Gumbo | 1979-04-21 | 49 Director | GN209811 ZW | +263712209834 | rutendo@msasatobacco.co.zw | 3 Dulwich Road ; Borrowdale ; Harare ; Harare ; 00263 ; Zimbabwe
`,
  BW: `
Okavango Data Services (Pty) Ltd | Okavango Data | LLC | https://okavangodata.co.bw | hello@okavangodata.co.bw | +2673951098
Plot 54349, Fairgrounds Office Park ; ; Gaborone ; South-East District ; 00267
BW00001298734 | 2019-08-05 | C0987123401 | 518210 | OPERATING_A_COMPANY | BUSINESS_INCOME | 300000 | 8000 | 100k-1M |
Cloud backup and data centre services
Licenses and hardware from abroad
- Kagiso ; Molefhe | 1986-02-14 | 100 CEO control signer | BN0298712 BW | +26771309812 | kagiso@okavangodata.co.bw | Plot 1209, Phakalane ; ; Gaborone ; Gaborone ; 00267 ; Botswana
`,
  NA: `
Skeleton Coast Fishing CC | Skeleton Coast | CC | https://skeletoncoastfishing.com.na | fish@skeletoncoastfishing.com.na | +26464203098
Ben Amathila Avenue 14 ; ; Walvis Bay ; Erongo ; 13013
CC/2009/1287 | 2009-03-26 | 4398712-015 | 114119 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 1200000 | 45000 | 1M-10M |
Hake and horse mackerel fishing
Sales to Spain and Mozambique
- Ndapewa ; Shikongo | 1980-10-11 | 60 Manager control signer | P0298712 NA | +264812098345 | ndapewa@skeletoncoastfishing.com.na | Meersig, 6th Street West ; ; Walvis Bay ; Erongo Region ; 13013 ; Namibia
- Uwe ; Brüggemann | 1962-07-05 | 40 Partner | P0198702 NA | +264811298345 | uwe@skeletoncoastfishing.com.na | Strand Street 22 ; ; Swakopmund ; Erongo ; 13001 ; Namibia
`,
  MZ: `
Cajú do Norte, Lda. | Cajú do Norte | LLC | https://cajudonorte.co.mz | geral@cajudonorte.co.mz | +25826213098
Avenida do Trabalho, 1120 ; ; Nampula ; Nampula ; 3100
100387124 | 2013-02-18 | 400412987 | 311999 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 9000000 | 60000 | 1M-10M |
Transformação e exportação de castanha de caju
Receber de compradores na Índia e pagar fornecedores
- Amélia ; Macuácua | 1977-01-31 | 55 Director control signer | 15AL09812 MZ | +258843098712 | amelia@cajudonorte.co.mz | Rua dos Continuadores, 88 ; ; Nampula ; Nampula ; 3100 ; Moçambique
- João ; dos Santos Nhantumbo | 1970-12-08 | 45 Partner | 13AH20981 MZ | +258823098711 | joao@cajudonorte.co.mz | Av. Julius Nyerere, 3100 ; ; Maputo ; Cidade de Maputo ; 1100 ; Moçambique
`,
  AO: `
Kwanza Sul Agropecuária, S.A. | Kwanza Sul | NONUS | https://kwanzasulagro.co.ao | geral@kwanzasulagro.co.ao | +244222309812
Rua Rainha Ginga, 187, 5.º andar ; ; Luanda ; Luanda ; 00000
2014.1298 | 2014-08-11 | 5417098123 | 111998 | PURCHASE_GOODS_AND_SERVICES | INVESTMENT_PROCEEDS | 85000000 | 100000 | 1M-10M |
Produção de milho e café
Compra de tractores e sementes no Brasil
- Domingos ; Kiala | 1968-06-06 | 75 Board Member control signer | N2098712 AO | +244923309812 | domingos@kwanzasulagro.co.ao | Rua Amílcar Cabral, 40 ; ; Luanda ; Luanda ; 00000 ; Angola
- Isabel Cristina ; Neto Vieira | 1979-08-23 | 25 Director | N2198711 AO | +244912098712 | isabel@kwanzasulagro.co.ao | Bairro Talatona, Casa 12 ; ; Luanda ; Luanda ; 00000 ; Angola
`,
  SN: `
Teranga Pêche et Conserve SARL | Teranga Pêche | LLC | https://terangapeche.sn | contact@terangapeche.sn | +221338329812
Km 4, Boulevard du Centenaire de la Commune ; ; Dakar ; Dakar ; 11500
SN-DKR-2015-B-12094 | 2015-06-03 | 005612090 2G3 | 311710 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 48000000 | 40000 | 100k-1M |
Conserves de thon et de sardine
Encaissement des ventes à l'exportation
- Ndèye Fatou ; N'Diaye | 1982-04-04 | 70 Manager control signer | A01298712 SN | +221776309812 | fatou@terangapeche.sn | Villa 12, Almadies ; ; Dakar ; Dakar ; 12500 ; Sénégal
- Cheikh Tidiane ; Sy | 1975-10-28 | 30 Partner | A00987123 SN | +221781209834 | tidiane@terangapeche.sn | Rue 10, Point E ; ; Dakar ; Dakar ; 12500 ; Sénégal
`,
  BJ: `
Société Béninoise d'Anacarde SA | SBA | NONUS | https://anacarde-benin.bj | direction@anacarde-benin.bj | +2290121309812
Boulevard de la Marina, Lot 442 ; 01 BP 4412 Cotonou ; Cotonou ; Littoral ; 00229
RB/COT/11 B 7098 | 2011-05-16 | 3201109812345 | 113210 | OPERATING_A_COMPANY | BUSINESS_INCOME | 310000000 | 300000 | 1M-10M |
Achat et décorticage de noix de cajou
Ventes à des torréfacteurs en Inde et en France
- Kouassi ; Hounkpatin | 1964-02-15 | 65 Director control signer | B0298712 BJ | +2290197309812 | k.hounkpatin@anacarde-benin.bj | Haie Vive, Rue 12.042 ; ; Cotonou ; Littoral ; 00229 ; Bénin
- Aminata ; Touré | 1978-09-06 | 35 CFO signer | B0398713 BJ | +2290166209834 | a.toure@anacarde-benin.bj | Fidjrossè, Carré 1298 ; ; Cotonou ; Littoral ; 00229 ; Bénin
`,
  CM: `
Établissements Fotso Bois | Fotso Bois | SOLE | https://fotsobois.cm | fotsobois@yahoo.fr | +237233429812
Boulevard de la Liberté, Akwa ; BP 3098 ; Douala ; Littoral ; 00237
RC/DLA/2010/A/1298 | 2010-11-15 | P077200412345K | 321113 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 15000000 | 7000 | 100k-1M |
Scierie et vente de bois débité
Paiements de clients en Italie
- Bernard ; Fotso Kamdem | 1972-07-19 | 100 Owner control signer | 0298712 CM | +237699309812 | fotsobois@yahoo.fr | Rue Koloko, Bonapriso ; ; Douala ; Littoral ; 00237 ; Cameroun
`,
  EG: `
Nile Delta Textiles S.A.E. | Nile Delta Textiles | NONUS | https://niledeltatex.com | export@niledeltatex.com | +20403309812
10 El Bahr Street ; ; El Mahalla El Kubra ; Gharbia ; 6711601
58712 | 2006-03-12 | 298-712-340 | 313310 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 14000000 | 250000 | 10M-50M |
Weaving and dyeing of cotton towels
Collections from hotels and retailers in Europe
- Mahmoud ; El-Sayed | 1959-01-01 | 60 President control signer | A20981234 EG | +201001298345 | mahmoud@niledeltatex.com | 5 Shagaret El Dor, Zamalek ; ; Cairo ; Cairo ; 4271020 ; Egypt
- Yasmine ; Abd El Rahman | 1988-08-08 | 40 Vice President | A28712093 EG | +201222098345 | yasmine@niledeltatex.com | Villa 14, District 5 ; New Cairo ; Cairo ; Cairo Governorate ; 4733221 ; Egypt

Pharos Software LLC | Pharos | LLC | https://pharos.software | team@pharos.software | +20227309812
6 Tahrir Square, Floor 9 ; ; Cairo ; Cairo ; 4272077
134209 | 2019-10-20 | 612-098-347 | 541512 | RECEIVE_PAYMENT_FOR_FREELANCING | BUSINESS_INCOME | 700000 | 12000 | 100k-1M |
Mobile apps for clients in the Gulf
Invoices paid from Saudi Arabia and the Emirates
- محمد ; عبد الله | 1990-05-10 | 100 Founder control signer | A30129871 EG | +201112098345 | mohamed@pharos.software | 22 Makram Ebeid ; Nasr City ; Cairo ; القاهرة ; 4450113 ; Egypt
`,
  MA: `
Atlas Argan Coopérative | Atlas Argan | COOP | https://atlasargan.ma | contact@atlasargan.ma | +212528309812
Route d'Essaouira, Km 12 ; ; Agadir ; Souss-Massa ; 80000
RC 29871 | 2012-03-08 | 15298712 | 325611 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 350000 | 9000 | 100k-1M |
Huile d'argan pressée par une coopérative de femmes
Encaissement des ventes en ligne
- Khadija ; Aït Benhaddou | 1969-05-15 | 3 President control signer | VE2098712 MA | +212661309812 | khadija@atlasargan.ma | Douar Tamraght ; ; Aourir ; Souss-Massa ; 80023 ; Maroc

Casa Transit SARL AU | Casa Transit | LLC | https://casatransit.ma | direction@casatransit.ma | +212522309812
131 Boulevard d'Anfa, Rés. Azur, Bureau 11B ; ; Casablanca ; Casablanca-Settat ; 20000
412987 | 2018-07-11 | 26098712 | 488510 | OPERATING_A_COMPANY | BUSINESS_INCOME | 900000 | 30000 | 1M-10M |
Commissionnaire en douane et transit
Fret maritime et agents à l'étranger
- Youssef ; El Idrissi | 1983-11-18 | 100 Manager control signer | AB1298712 MA | +212662098345 | youssef@casatransit.ma | 8 Rue Ibnou Khalikane ; ; Casablanca ; Casablanca-Settat ; 20330 ; Maroc
`,
  TN: `
Olivier de Sfax SARL | Olivier de Sfax | LLC | https://olivierdesfax.tn | contact@olivierdesfax.tn | +21674309812
Route de Gremda, Km 3 ; ; Sfax ; Sfax ; 3027
B1512092014 | 2014-04-17 | 1298712K/A/M/000 | 311999 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 280000 | 80000 | 1M-10M |
Huile d'olive conditionnée pour l'export
Ventes au Canada et au Qatar
- Mohamed Amine ; Ben Salah | 1984-02-27 | 100 Manager control signer | N209871 TN | +21698309812 | amine@olivierdesfax.tn | Rue Habib Maazoun ; ; Sfax ; Sfax ; 3000 ; Tunisie
`,
  ET: `
Yirga Coffee Export PLC | Yirga Coffee | LLC | https://yirgacoffee.com.et | info@yirgacoffee.com.et | +251115309812
Bole Sub City, Woreda 03, House 1298 ; ; Addis Ababa ; Addis Ababa ; 1000
MT/AA/2/0029871/2008 | 2015-09-14 | 0049871203 | 424490 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 5500000 | 180000 | 1M-10M |
Exports washed Yirgacheffe and Sidama coffee
Receipts from roasters
- Abebe ; Bekele Tadesse | 1973-09-11 | 70 Manager control signer | EP2098712 ET | +251911309812 | abebe@yirgacoffee.com.et | CMC Road ; ; Addis Ababa ; Addis Ababa ; 1000 ; Ethiopia
- Selam ; Haile | 1989-01-07 | 30 Director | EP4098713 ET | +251944209834 | selam@yirgacoffee.com.et | Kazanchis ; ; Addis Ababa ; Addis Ababa ; 1000 ; Ethiopia
`,
  MU: `
Baobab Fund Services Ltd | Baobab Fund Services | NONUS | https://baobabfunds.mu | admin@baobabfunds.mu | +2302130987
Level 6, GFin Tower, 42 Hotel Street ; Cybercity ; Ebène ; Plaines Wilhems ; 72201
C129871 | 2015-03-25 | 27129871 | 523999 | INVESTMENT_PURPOSES | INTER_COMPANY_FUNDS | 6000000 | 700000 | 10M-50M |
Fund administration for African private equity
Capital calls and distributions
- Rajiv ; Ramgoolam-Chetty | 1971-04-13 | 100 Director control signer | 1298712 MU | +23057309812 | rajiv@baobabfunds.mu | Royal Road ; ; Moka ; Moka ; 80829 ; Mauritius
`,
  MW: `
Shire Valley Sugar Growers Trust | SVSG Trust | TRUST | https://svsgtrust.mw | trust@svsgtrust.mw | +2651830987
Chikwawa Boma ; P/Bag 12 ; Chikwawa ; Southern Region ; 312200
TRST/2010/0987 | 2010-07-30 | 20198712 | 111998 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 22000000 | 11000 | 100k-1M |
Outgrower sugar cane trust for 800 smallholders
Distribution of proceeds to growers
- Chisomo ; Banda | 1966-12-25 | 0 Other control signer | MA298712 MW | +265888309812 | chisomo@svsgtrust.mw | Nchalo Trading Centre ; ; Chikwawa ; Southern Region ; 312210 ; Malawi
`,
  SL: `
Lion Mountain Diamonds (SL) Ltd | Lion Mountain | LLC | https://lionmountain.sl | info@lionmountain.sl | +23276309812
18 Siaka Stevens Street ; ; Freetown ; Western Area ; 00232
SL120914LIONM02987 | 2014-09-12 | 1029871-2 | 423990 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 9000000 | 90000 | 1M-10M |
Licensed exporter of rough diamonds
Payments from buyers in Antwerp and Dubai
- Foday ; Kamara | 1963-04-27 | 100 Owner control signer | E0298712 SL | +23278309812 | foday@lionmountain.sl | Hill Cot Road ; ; Freetown ; Western Area Urban ; 00232 ; Sierra Leone
`,
};
