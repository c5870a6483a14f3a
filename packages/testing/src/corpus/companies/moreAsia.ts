/** Columns: see `readCompanies.ts`. */
export const moreAsia = {
  QA: `
Al Dafna Facility Services W.L.L. | Dafna FM | LLC | https://dafnafm.qa | info@dafnafm.qa | +97444128745
Building 41, Street 874, Zone 61, Al Dafna ; P.O. Box 12874 ; Doha ; Doha ; 00000
128745 | 2016-01-31 | 5000874512 | 561210 | OPERATING_A_COMPANY | BUSINESS_INCOME | 700000 | 60000 | 1M-10M |
Cleaning and maintenance of office towers
Salaries and suppliers in India
- Hamad ; Al-Kuwari | 1977-12-05 | 51 Partner control signer | 01287451 QA | +97455128745 | hamad@dafnafm.qa | Villa 12, Al Waab ; ; Doha ; Ad Dawhah ; 00000 ; Qatar
- Rajesh ; Menon | 1980-04-13 | 49 Director signer | V1287451 IN | +97466128745 | rajesh@dafnafm.qa | Najma Street 41 ; ; Doha ; Doha ; 00000 ; Qatar
`,
  KW: `
Shuwaikh Marine Chandlers Co. W.L.L. | Shuwaikh Chandlers | LLC | https://shuwaikhchandlers.com.kw | stores@shuwaikhchandlers.com.kw | +96524818745
Block 1, Street 87, Shuwaikh Port ; P.O. Box 41287 Safat ; Kuwait City ; Al Asimah ; 13042
412874 | 2008-09-28 | 4128745 | 424490 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 60000 | 90000 | 1M-10M |
Provisions and deck stores for ships
Paying suppliers in Dubai and Rotterdam
- Bader ; Al-Mutawa | 1969-05-19 | 100 Owner control signer | P04128745 KW | +96599128745 | bader@shuwaikhchandlers.com.kw | Block 3, Street 12, House 41, Salmiya ; ; Hawalli ; Hawalli ; 22004 ; Kuwait
`,
  BH: `
Dilmun Pearls & Jewellery S.P.C. | Dilmun Pearls | LLC | https://dilmunpearls.bh | gallery@dilmunpearls.bh | +97317128745
Shop 41, Building 874, Road 385, Block 304 ; ; Manama ; Capital Governorate ; 304
41287-1 | 2012-11-18 | 200012874500002 | 339112 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 40000 | 30000 | 1M-10M |
Natural pearl necklaces made to order
Sales to collectors in Geneva and Mumbai
- Noora ; Al Mannai | 1985-10-06 | 100 Owner control signer | 1287451 BH | +97336128745 | noora@dilmunpearls.bh | Villa 87, Road 41, Block 205 ; ; Muharraq ; Muharraq Governorate ; 205 ; Bahrain
`,
  OM: `
Dhofar Frankincense LLC | Dhofar Frankincense | LLC | https://dhofarfrankincense.om | trade@dhofarfrankincense.om | +96823291287
Way 41, Building 874, Al Haffa ; P.O. Box 128 ; Salalah ; Dhofar ; 211
1287451 | 2014-02-17 | 12874512 | 424590 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 18000 | 15000 | 100k-1M |
Sorted frankincense resin and essential oil
Buyers in France and Japan
- Salim ; Al Mahri | 1974-08-21 | 70 Partner control signer | 01287451 OM | +96899128745 | salim@dhofarfrankincense.om | Saadah North ; ; Salalah ; Dhofar ; 211 ; Oman
- Aisha ; Al Shanfari | 1986-06-11 | 30 Partner | 01874512 OM | +96892128745 | aisha@dhofarfrankincense.om | Way 3012, Al Khuwair ; ; Muscat ; Muscat ; 133 ; Oman
`,
  JO: `
شركة وادي رم للسياحة ذ.م.م | Wadi Rum Camps | LLC | https://wadirumcamps.jo | book@wadirumcamps.jo | +96232128745
Aqaba Gateway, Al Hammamat Street 41 ; ; Aqaba ; Aqaba ; 77110
128745 | 2015-03-25 | 41287451 | 721211 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 22000 | 8000 | 100k-1M |
Desert camps and jeep tours
Deposits of travel agencies in Italy
- Attallah ; Al-Zalabieh | 1981-11-29 | 100 Director control signer | R128745 JO | +962791287451 | attallah@wadirumcamps.jo | Rum Village ; ; Aqaba ; Al Aqabah ; 77110 ; Jordan
`,
  IL: `
נגב טכנולוגיות השקיה בע"מ | Negev Drip | LLC | https://negevdrip.co.il | office@negevdrip.co.il | +97286287451
HaShalom Street 41 ; ; Be'er Sheva ; HaDarom ; 8489312
512874512 | 2013-05-05 | 512874512 | 333111 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 900000 | 140000 | 1M-10M |
Drip irrigation valves and controllers
Sales to distributors in Kenya and Mexico
- Noa ; Ben-David | 1982-02-14 | 55 CEO control signer | 31287451 IL | +972544128745 | noa@negevdrip.co.il | Rehov Bialik 12 ; ; Be'er Sheva ; Southern District ; 8425412 ; Israel
- Yossi ; Mizrahi | 1976-09-23 | 45 CTO | 28745129 IL | +972524128745 | yossi@negevdrip.co.il | Sderot Rothschild 87 ; ; Tel Aviv-Yafo ; Tel Aviv ; 6578101 ; Israel
`,
  GE: `
შპს კახეთის მარანი | Kakheti Cellar | LLC | https://kakheticellar.ge | wine@kakheticellar.ge | +995322128745
Rustaveli Street 41 ; ; Telavi ; Kakheti ; 2200
431287451 | 2016-10-27 | 431287451 | 312230 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 60000 | 20000 | 100k-1M |
Qvevri wines of Saperavi and Rkatsiteli
Importers in Poland and the United Kingdom
- Tamar ; Beridze | 1984-05-26 | 50 Director control signer | 12AB87451 GE | +995555128745 | tamar@kakheticellar.ge | Chavchavadze Avenue 12 ; ; Tbilisi ; Tbilisi ; 0179 ; Georgia
- Giorgi ; Kvaratskhelia | 1980-01-17 | 50 Partner | 14AA12874 GE | +995599128745 | giorgi@kakheticellar.ge | Erekle II Street 8 ; ; Telavi ; Kakheti ; 2200 ; Georgia
`,
  AM: `
Արարատ Սոֆթ ՍՊԸ | Ararat Soft | LLC | https://araratsoft.am | hello@araratsoft.am | +37410128745
Vazgen Sargsyan 10 ; ; Yerevan ; Yerevan ; 0010
286.110.1287451 | 2019-04-08 | 02128745 | 541512 | RECEIVE_PAYMENT_FOR_FREELANCING | BUSINESS_INCOME | 9000000 | 10000 | 100k-1M |
Outsourced software development
Invoices to start-ups in California
- Anahit ; Hakobyan | 1989-12-12 | 100 Director control signer | AN0128745 AM | +37491128745 | anahit@araratsoft.am | Abovyan Street 41, apt. 12 ; ; Yerevan ; Yerevan ; 0009 ; Armenia
`,
  AZ: `
Şəki Xalça MMC | Sheki Carpets | LLC | https://shekixalca.az | office@shekixalca.az | +994242412874
M.F. Axundzadə prospekti 41 ; ; Şəki ; Şəki ; AZ5500
1401287401 | 2014-09-15 | 1401287401 | 314120 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 30000 | 6000 | 100k-1M |
Hand-knotted carpets and kelaghayi scarves
Customers abroad
- Günel ; Məmmədova | 1987-03-20 | 100 Director control signer | C01287451 AZ | +994501287451 | gunel@shekixalca.az | Nizami küçəsi 12 ; ; Bakı ; Bakı ; AZ1010 ; Azerbaijan
`,
  KZ: `
ТОО «Алтын Дән» | Altyn Dan | LLC | https://altyndan.kz | info@altyndan.kz | +77152412874
ул. Абая, 41 ; ; Петропавловск ; Северо-Казахстанская область ; 150000
140340012874 | 2014-03-18 | 140340012874 | 311212 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 45000000 | 70000 | 1M-10M |
Мукомольная мельница и экспорт муки
Расчёты с покупателями в Узбекистане и Таджикистане
- Айгуль ; Сериккызы | 1980-06-24 | 60 Director control signer | N12874512 KZ | +77011287451 | aigul@altyndan.kz | ул. Ауэзова, 12 ; ; Петропавловск ; СКО ; 150008 ; Kazakhstan
- Ерлан ; Нурпеисов | 1973-10-19 | 40 Partner | N08745129 KZ | +77771287451 | yerlan@altyndan.kz | пр. Мангилик Ел, 41 ; ; Астана ; Астана ; 010000 ; Kazakhstan
`,
  UZ: `
Samarqand Ipak MChJ | Samarkand Silk | LLC | https://samarqandipak.uz | silk@samarqandipak.uz | +998662331287
Buyuk Ipak Yo'li ko'chasi 41 ; ; Samarqand ; Samarqand viloyati ; 140100
1287451 | 2018-08-30 | 305128745 | 313110 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 300000000 | 25000 | 100k-1M |
Silk yarn and ikat fabrics
Buyers in Türkiye and Italy
- Nilufar ; Karimova | 1985-04-01 | 100 Director control signer | AB1287451 UZ | +998901287451 | nilufar@samarqandipak.uz | Registon ko'chasi 12 ; ; Samarqand ; Samarqand ; 140100 ; Uzbekistan
`,
  MN: `
Говийн Ноолуур ХХК | Gobi Down | LLC | https://gobidown.mn | export@gobidown.mn | +97670128745
Chinggis Avenue 41, Khan-Uul District ; ; Ulaanbaatar ; Ulaanbaatar ; 17032
9011287451 | 2012-04-10 | 5128745 | 313110 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 250000000 | 80000 | 1M-10M |
Cashmere dehairing and spinning
Mills in Scotland and Italy
- Oyunchimeg ; Batbayar | 1979-01-30 | 100 CEO control signer | E1287451 MN | +97699128745 | oyuna@gobidown.mn | Zaisan 12 ; ; Ulaanbaatar ; Ulaanbaatar ; 17020 ; Mongolia
`,
  NP: `
Himalayan Nettle Handicrafts Pvt. Ltd. | Allo Crafts | LLC | https://allocrafts.com.np | namaste@allocrafts.com.np | +97715412874
Jawalakhel, Ward No. 4 ; ; Lalitpur ; Bagmati Province ; 44700
128745/073/074 | 2016-08-22 | 601287451 | 313310 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 1500000 | 7000 | <100k |
Bags and shawls of Himalayan nettle
Fair-trade shops in Germany
- Sunita ; Tamang | 1986-09-19 | 70 Director control signer | 11287451 NP | +9779841287451 | sunita@allocrafts.com.np | Kupondole Height ; ; Lalitpur ; Bagmati ; 44700 ; Nepal
- Bishnu Prasad ; Rai | 1974-12-27 | 30 Director | 10874512 NP | +9779801287451 | bishnu@allocrafts.com.np | Khandbari-1 ; ; Sankhuwasabha ; Koshi ; 56900 ; Nepal
`,
  KH: `
Kampot Pepper Estates Co., Ltd. | Kampot Estates | LLC | https://kampotestates.com.kh | farm@kampotestates.com.kh | +85533932874
National Road 33, Phum Tropeang Sangke ; ; Kampot ; Kampot ; 070401
00041287 | 2017-05-11 | L001-901712874 | 111219 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 30000 | 9000 | 100k-1M |
Black, red and white pepper
Sales to spice shops in France
- Sokha ; Chhim | 1983-07-03 | 51 Director control signer | N01287451 KH | +85512412874 | sokha@kampotestates.com.kh | Street 360, House 12, BKK1 ; ; Phnom Penh ; Phnom Penh ; 120102 ; Cambodia
- Mathieu ; Delaunay | 1978-11-21 | 49 Partner | 18AB12874 FR | +85592412874 | mathieu@kampotestates.com.kh | Fish Market Road ; ; Kampot ; Kampot ; 070101 ; Cambodia
`,
  TW: `
台南茶業股份有限公司 | Tainan Tea | NONUS | https://tainantea.com.tw | service@tainantea.com.tw | +88662287451
中西區民權路二段41號 ; ; 台南市 ; 台南市 ; 700
28745121 | 2006-12-15 | 28745121 | 424490 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 3000000 | 50000 | 1M-10M |
Oolong tea roasting and export
Importers in the Netherlands and Vietnam
- Mei-Ling ; Chen | 1975-06-06 | 68 President control signer | 312874512 TW | +886912287451 | meiling@tainantea.com.tw | 東區林森路一段12號 ; ; 台南市 ; 台南市 ; 701 ; Taiwan
- Chih-Wei ; Huang | 1972-02-03 | 32 Director | 308745129 TW | +886933287451 | chihwei@tainantea.com.tw | 信義路五段7號 ; ; 台北市 ; 台北市 ; 110 ; Taiwan
`,
  BN: `
Tutong Buah Trading Sdn Bhd | Tutong Buah | LLC | https://tutongbuah.bn | trade@tutongbuah.bn | +6732412874
Unit 12, Bangunan Haji Ismail, Jalan Gadong ; ; Bandar Seri Begawan ; Brunei-Muara ; BE3119
RC20012874 | 2018-04-20 | 20012874 | 424490 | PURCHASE_GOODS_AND_SERVICES | SALES_OF_GOODS_AND_SERVICES | 30000 | 20000 | 100k-1M |
Durian pulp and dried fruits
Paying growers in Sarawak and receiving from Shenzhen
- Nurul Izzah ; Haji Matussin | 1986-08-28 | 100 Director control signer | C128745 BN | +6738712874 | nurul@tutongbuah.bn | Kampong Sinaut ; ; Tutong ; Tutong ; TB1741 ; Brunei
`,
  CN: `
佛山市恒瑞陶瓷有限公司 | Hengrui Ceramics | NONUS | https://hengruiceramics.cn | export@hengruiceramics.cn | +8675782287451
禅城区季华五路41号 ; ; 佛山市 ; 广东省 ; 528000
91440604MA4W28745G | 2017-03-07 | 91440604MA4W28745G | 327120 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 6000000 | 400000 | 1M-10M |
Wall and floor tiles
Receipts from builders in Nigeria and Ghana
- Lihua ; Zhang | 1976-10-10 | 80 Director control signer | E12874512 CN | +8613912874512 | lihua@hengruiceramics.cn | 南海区桂城街道灯湖东路12号 ; ; 佛山市 ; 广东 ; 528200 ; China
- Wei ; Liang | 1979-05-15 | 20 Partner | E08745129 CN | +8613512874512 | wei@hengruiceramics.cn | 天河区珠江新城华夏路87号 ; ; 广州市 ; 广东 ; 510623 ; China
`,
  IN: `
Nilgiri Organic Tea Producer Company Limited | Nilgiri Organic | NONUS | https://nilgiriorganic.in | office@nilgiriorganic.in | +914232287451
41/2 Club Road ; ; Kotagiri ; Tamil Nadu ; 643 217
U01132TZ2013PTC019874 | 2013-08-12 | AAECN2874P | 311999 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 3500000 | 20000 | 100k-1M |
Orthodox tea of 600 small growers
Exports to blenders in Germany and Poland
- Lakshmi ; Ramasamy | 1978-05-05 | 3 President control signer | Z2874512 IN | +919442874512 | lakshmi@nilgiriorganic.in | 12 Ramchand Square ; ; Kotagiri ; Tamil Nadu ; 643217 ; India
`,
  AE: `
Hatta Honey Trading - Sole Proprietorship LLC | Hatta Honey | LLC | https://hattahoney.ae | honey@hattahoney.ae | +97148528745
Shop 4, Hatta Heritage Village ; P.O. Box 28745 ; Dubai ; Dubai ; 00000
1128745 | 2020-11-02 | 100428745100003 | 424490 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 90000 | 5000 | 100k-1M |
Sidr and samar honey in jars
Online orders from the Gulf
- Mariam ; Al Badwawi | 1990-02-24 | 100 Owner control signer | P1287451 AE | +971501287451 | mariam@hattahoney.ae | Villa 41, Hatta ; ; Dubai ; Dubai ; 00000 ; United Arab Emirates
`,
};
