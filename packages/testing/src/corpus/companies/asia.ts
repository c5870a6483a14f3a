/** Columns: see `readCompanies.ts`. */
export const asia = {
  AE: `
Falcon Gate General Trading L.L.C | Falcon Gate | LLC | https://falcongate.ae | accounts@falcongate.ae | +97142309812
Office 1204, Al Saqr Business Tower, Sheikh Zayed Road ; P.O. Box 29871 ; Dubai ; Dubai ; 00000
812098 | 2017-01-15 | 100298712300003 | 423990 | PURCHASE_GOODS_AND_SERVICES | BUSINESS_INCOME | 900000 | 180000 | 1M-10M |
Trading in spare parts and building materials
Supplier payments in China and India
- Faisal ; Al Mansoori | 1976-03-19 | 51 Owner control signer | P2098712 AE | +971501298345 | faisal@falcongate.ae | Villa 22, Al Barsha 2 ; ; Dubai ; Dubai ; 00000 ; United Arab Emirates
- Sunil ; Krishnan | 1979-10-02 | 49 Manager signer | Z3098712 IN | +971552098345 | sunil@falcongate.ae | Apt 803, Al Nahda 1 ; ; Sharjah ; Sharjah ; 00000 ; UAE

Marina Bay Yachting FZ-LLC | Marina Bay Yachting | NONUS | https://marinabayyachting.com | crew@marinabayyachting.com | +97172309812
RAKEZ Business Zone-FZ, T1-SF-5A ; ; Ras Al Khaimah ; Ras Al Khaimah ; 10055
47012098 | 2021-06-07 | 104298712300003 | 532289 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 220000 | 9000 | 100k-1M |
Yacht charter bookings
Card and transfer payments from guests
- Oksana ; Hrytsenko | 1987-05-28 | 100 Owner control signer | FT298712 UA | +971581298345 | oksana@marinabayyachting.com | Marina Gate 2, 1904 ; Dubai Marina ; Dubai ; Dubai ; 00000 ; United Arab Emirates
`,
  SA: `
Najd Dates Trading Company | Najd Dates | LLC | https://najddates.sa | info@najddates.sa | +966112309812
King Fahd Road, Al Olaya, Building 7612 ; ; Riyadh ; Riyadh Province ; 12211
1010298712 | 2016-11-06 | 300298712300003 | 424490 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 1500000 | 90000 | 1M-10M |
Packs and exports dates
Packaging from Turkey and sales in Indonesia
- Abdulaziz ; bin Saleh Al-Qahtani | 1970-09-23 | 100 Owner control signer | V298712 SA | +966501298345 | abdulaziz@najddates.sa | Al Malqa District ; ; Riyadh ; Riyadh ; 13521 ; Saudi Arabia
`,
  TR: `
Ege Zeytin Gıda Sanayi ve Ticaret A.Ş. | Ege Zeytin | NONUS | https://egezeytin.com.tr | ihracat@egezeytin.com.tr | +902322309812
Atatürk Organize Sanayi Bölgesi, 10006 Sk. No: 42 ; Çiğli ; İzmir ; İzmir ; 35620
298712 | 2009-02-18 | 3281238472 | 311999 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 2400000 | 60000 | 1M-10M |
Sofralık zeytin ve zeytinyağı üretimi
Alımlar ve ihracat tahsilatı
- Çağla ; Öztürk | 1981-04-23 | 60 Director control signer | U20987123 TR | +905321298345 | cagla@egezeytin.com.tr | Mavişehir, Caher Dudayev Blv. 14 ; Karşıyaka ; İzmir ; İzmir ; 35590 ; Türkiye
- Işıl ; Şahin | 1984-11-10 | 40 CFO signer | U21987124 TR | +905422098345 | isil@egezeytin.com.tr | Mimar Sinan Mah. 1402 Sk. 3 ; Konak ; İzmir ; İzmir ; 35220 ; Türkiye
`,
  IN: `
Kaveri Analytics Private Limited | Kaveri Analytics | NONUS | https://kaverianalytics.in | finance@kaverianalytics.in | +918041298345
No. 42, 80 Feet Road, 4th Block ; Koramangala ; Bengaluru ; Karnataka ; 560034
U72900KA2018PTC112098 | 2018-04-20 | 29AAHCK2987D1Z7 | 541512 | OPERATING_A_COMPANY | BUSINESS_INCOME | 9000000 | 45000 | 1M-10M |
Credit scoring models for lenders
Export of services to East Africa
- Lakshmi ; Narayanaswamy | 1985-08-15 | 52 CEO control signer | R2098712 IN | +919845298712 | lakshmi@kaverianalytics.in | 17, 12th Main, Indiranagar ; ; Bengaluru ; Karnataka ; 560038 ; India
- Arun ; K | 1986-01-26 | 48 CTO signer | S3098711 IN | +919886209834 | arun@kaverianalytics.in | Flat 4C, Brigade Gardenia, JP Nagar ; ; Bangalore ; KA ; 560078 ; India

Rajkot Diamond Tools LLP | RD Tools | LLP | https://rdtools.co.in | export@rdtools.co.in | +912812309812
Plot 112, GIDC Metoda ; Kalawad Road ; Rajkot ; Gujarat ; 360 021
AAK-2987 | 2017-09-11 | AAVFR2098L | 332215 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 4500000 | 20000 | 100k-1M |
Cutting tools for stone and concrete
Collections from Kenya, Nigeria and Tanzania
- Hiren ; Vaghasiya | 1978-07-30 | 50 Partner control signer | T1298712 IN | +919825209871 | hiren@rdtools.co.in | 5 Kalavad Road, Nana Mava ; ; Rajkot ; Gujarat ; 360005 ; India
- Bhavna ; Vaghasiya | 1980-03-08 | 50 Partner | T1298713 IN | +919825209872 | bhavna@rdtools.co.in | 5 Kalavad Road, Nana Mava ; ; Rajkot ; Gujarat ; 360005 ; India

Meera Iyer | Studio Meera | SOLE | https://studiomeera.design | meera@studiomeera.design | +919820298712
B-702 Hiranandani Gardens ; Powai ; Mumbai ; Maharashtra ; 400076
UDYAM-MH-19-0298712 | 2021-08-02 | BKQPI2987C | 541490 | RECEIVE_PAYMENT_FOR_FREELANCING | SALARY | 150000 | 1500 | <100k |
Illustration and motion design
Fees from studios in London and Dubai
- Meera ; Iyer | 1994-12-05 | 100 Owner control signer | W2098712 IN | +919820298712 | meera@studiomeera.design | B-702 Hiranandani Gardens ; Powai ; Mumbai ; MH ; 400076 ; India
`,
  PK: `
Sialkot Sports Works (Private) Limited | Sialkot Sports Works | LLC | https://sialkotsportsworks.pk | sales@sialkotsportsworks.pk | +92523309812
Daska Road, Ugoki ; ; Sialkot ; Punjab ; 51310
0098712 | 2015-03-16 | 2098712-3 | 339999 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 9000000 | 30000 | 1M-10M |
Hand-stitched footballs and gloves
Export proceeds
- Usman ; Ghani Butt | 1974-05-17 | 100 CEO control signer | AB2098712 PK | +923008298712 | usman@sialkotsportsworks.pk | Model Town ; ; Sialkot ; Punjab ; 51310 ; Pakistan
`,
  BD: `
Meghna Knit Composite Ltd. | Meghna Knit | LLC | https://meghnaknit.com.bd | md@meghnaknit.com.bd | +88029876543
House 42, Road 11, Block F, Banani ; ; Dhaka ; Dhaka Division ; 1213
C-129871/2016 | 2016-02-28 | 298712340912 | 315120 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 90000000 | 500000 | 10M-50M |
Knitwear factory supplying European retailers
Back-to-back yarn imports and export receipts
- Tahmina ; Akhter | 1977-12-16 | 55 Director control signer | A02098712 BD | +8801711298345 | tahmina@meghnaknit.com.bd | Road 90, Gulshan 2 ; ; Dhaka ; Dhaka ; 1212 ; Bangladesh
- Md. Rezaul ; Karim | 1972-02-21 | 45 Director signer | A03098713 BD | +8801819298345 | rezaul@meghnaknit.com.bd | Road 90, Gulshan 2 ; ; Dhaka ; Dhaka ; 1212 ; Bangladesh
`,
  LK: `
Uva Highlands Tea (Pvt) Ltd | Uva Highlands | LLC | https://uvahighlands.lk | trade@uvahighlands.lk | +94112309812
No. 210 Galle Road ; Kollupitiya ; Colombo ; Western Province ; 00300
PV 98712 | 2014-01-13 | 134298712 | 424490 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 12000000 | 50000 | 1M-10M |
Single estate teas
Sales to Iraq, Turkey and Chile
- Nadeesha ; Wickramasinghe | 1982-07-24 | 100 Director control signer | N2098712 LK | +94771298345 | nadeesha@uvahighlands.lk | 12 Ward Place ; ; Colombo 07 ; Western ; 00700 ; Sri Lanka
`,
  ID: `
PT Rempah Maluku Sejahtera | Rempah Maluku | NONUS | https://rempahmaluku.co.id | ekspor@rempahmaluku.co.id | +622129871234
Jl. Jenderal Sudirman Kav. 52-53 ; Gedung Artha Graha Lt. 18 ; Jakarta Selatan ; DKI Jakarta ; 12190
9120298712345 | 2018-10-22 | 02.987.123.3-012.000 | 424490 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 800000000 | 60000 | 1M-10M |
Ekspor pala, cengkeh dan kayu manis
Penerimaan ekspor dan pembelian mesin
- Dewi ; Lestari | 1983-04-21 | 75 Director control signer | C2098712 ID | +6281212983456 | dewi@rempahmaluku.co.id | Jl. Kemang Raya No. 12 ; ; Jakarta Selatan ; DKI Jakarta ; 12730 ; Indonesia
- Suharto | 1969-08-17 | 25 Board Member | C3098713 ID | +6281398712345 | suharto@rempahmaluku.co.id | Jl. Pattimura 8 ; ; Ambon ; Maluku ; 97124 ; Indonesia

CV Bali Rattan Kreasi | Bali Rattan | LP | https://balirattankreasi.com | hello@balirattankreasi.com | +62361298712
Jl. Raya Mas No. 88 ; Ubud ; Gianyar ; Bali ; 80571
0220104298712 | 2020-01-30 | 0029871241012000 | 337122 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 150000000 | 8000 | 100k-1M |
Rattan furniture for hotels
Deposits from buyers in Australia
- I Wayan ; Sudiarta | 1980-06-09 | 60 Partner control signer | C1298714 ID | +6281338712098 | wayan@balirattankreasi.com | Br. Tarukan, Mas ; ; Gianyar ; Bali ; 80571 ; Indonesia
- Ni Made ; Ayu | 1985-03-22 | 40 Partner | C1398715 ID | +6281238712098 | ayu@balirattankreasi.com | Br. Tarukan, Mas ; ; Gianyar ; Bali ; 80571 ; Indonesia
`,
  MY: `
Kinabalu Rubber Gloves Sdn. Bhd. | Kinabalu Gloves | LLC | https://kinabalugloves.com.my | sales@kinabalugloves.com.my | +6088309812
Lot 12, Jalan Industri KKIP ; Kota Kinabalu Industrial Park ; Kota Kinabalu ; Sabah ; 88460
201801029871 (1291887-T) | 2018-08-08 | C 25298712030 | 326220 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 900000 | 70000 | 1M-10M |
Nitrile gloves
Latex purchase from Thailand
- Siti Nurhaliza ; binti Abdullah | 1979-01-11 | 51 Director control signer | H20987123 MY | +60198712345 | siti@kinabalugloves.com.my | Jalan Signal Hill 4 ; ; Kota Kinabalu ; Sabah ; 88400 ; Malaysia
- Tan ; Boon Heong | 1974-09-18 | 49 Director signer | A30987124 MY | +60168712398 | tbh@kinabalugloves.com.my | 33 Jalan Damai ; Luyang ; Kota Kinabalu ; Sabah ; 88300 ; Malaysia
`,
  SG: `
Straits Ledger Pte. Ltd. | Straits Ledger | NONUS | https://straitsledger.sg | ops@straitsledger.sg | +6562309812
1 Raffles Place #20-61 ; One Raffles Place Tower 2 ; Singapore ; Singapore ; 048616
202012987H | 2020-04-28 | 202012987H | 523999 | OPERATING_A_COMPANY | INVESTMENT_PROCEEDS | 300000 | 4000000 | 1M-10M | money
Major payment institution for cross-border payouts
Treasury moves between Asia and Africa
- Wei Ling ; Ng | 1986-02-09 | 55 CEO control signer | K2098712E SG | +6591298345 | weiling@straitsledger.sg | 28 Holland Grove View ; ; Singapore ; Singapore ; 276234 ; Singapore
- Karthik ; s/o Subramaniam | 1984-10-31 | 45 COO signer | K3098713F SG | +6581298345 | karthik@straitsledger.sg | 12 Marine Parade Road #09-14 ; ; Singapore ; Singapore ; 449269 ; Singapore
`,
  PH: `
Bayanihan Call Center Services, Inc. | Bayanihan BPO | C | https://bayanihanbpo.ph | hello@bayanihanbpo.ph | +63282309812
18F Cyberscape Alpha, Sapphire Road ; Ortigas Center ; Pasig City ; Metro Manila ; 1605
CS201629871 | 2016-10-05 | 009-298-712-000 | 561499 | OPERATING_A_COMPANY | BUSINESS_INCOME | 4500000 | 25000 | 1M-10M |
Customer support for airlines and fintechs
Client payments from the US and UK
- Maria Corazon ; Dela Cruz | 1975-05-01 | 60 President control signer | P2098712A PH | +639171298345 | cora@bayanihanbpo.ph | 24 Acacia Avenue ; Ayala Alabang ; Muntinlupa City ; NCR ; 1780 ; Philippines
- Jose Ma. ; Peñaflorida | 1980-06-12 | 40 Treasurer signer | P3098713A PH | +639181298345 | joey@bayanihanbpo.ph | 7 Scout Tobias ; ; Quezon City ; Metro Manila ; 1103 ; Philippines
`,
  TH: `
Siam Orchid Export Co., Ltd. | Siam Orchid | LLC | https://siamorchidexport.co.th | info@siamorchidexport.co.th | +6622309812
99/12 Sukhumvit 39 Road ; Khlong Tan Nuea, Watthana ; Bangkok ; Bangkok ; 10110
0105558129874 | 2015-09-01 | 0105558129874 | 111421 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 2500000 | 30000 | 1M-10M |
Cut orchids for florists in Japan and the Netherlands
Air freight and receipts
- Somchai ; Wongsawat-Prasert | 1968-04-13 | 51 Director control signer | AA2098712 TH | +66812983456 | somchai@siamorchidexport.co.th | 12 Soi Thonglor 5 ; ; Bangkok ; Krung Thep Maha Nakhon ; 10110 ; Thailand
- Ploy ; Srisai | 1990-08-12 | 49 Manager | AA3098713 TH | +66892983457 | ploy@siamorchidexport.co.th | 12 Soi Thonglor 5 ; ; Bangkok ; Bangkok ; 10110 ; Thailand
`,
  VN: `
Công ty TNHH Gỗ Sài Gòn Xanh | Sai Gon Xanh Wood | LLC | https://gosaigonxanh.vn | sales@gosaigonxanh.vn | +842838298712
128 Nguyễn Văn Linh, Phường Tân Phong ; Quận 7 ; Thành phố Hồ Chí Minh ; Hồ Chí Minh ; 700000
0314987122 | 2017-05-19 | 0314987122 | 337122 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 3000000000 | 90000 | 1M-10M |
Furniture from certified acacia
Export to the United States
- Nguyễn ; Thị Minh Khai | 1984-09-02 | 80 Director control signer | C2098712 VN | +84903298712 | khai@gosaigonxanh.vn | 45 Lê Thánh Tôn, Quận 1 ; ; Ho Chi Minh City ; TP. HCM ; 700000 ; Việt Nam
- Trần ; Văn Ơn | 1976-01-09 | 20 Partner | C3098713 VN | +84913298712 | on.tran@gosaigonxanh.vn | 12 Đường số 5 ; ; Thủ Đức ; Hồ Chí Minh ; 700000 ; Vietnam
`,
  JP: `
株式会社さくら精機 | Sakura Seiki | NONUS | https://sakura-seiki.co.jp | kaigai@sakura-seiki.co.jp | +81662309812
大阪府大阪市西区靱本町1-12-4 ; ; Osaka ; 大阪府 ; 550-0004
9120001298712 | 1988-04-01 | 9120001298712 | 333517 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 45000000 | 90000 | 10M-50M |
Precision grinding machines
Sales to India and Turkey
- 健太 ; 佐藤 | 1959-11-03 | 70 President control signer | TR2098712 JP | +819012983456 | sato@sakura-seiki.co.jp | 兵庫県西宮市甲子園口3-4-12 ; ; Nishinomiya ; Hyogo ; 663-8113 ; Japan
- Naomi ; Satō | 1961-05-05 | 30 Director | TR3098713 JP | +818012983457 | naomi@sakura-seiki.co.jp | 兵庫県西宮市甲子園口3-4-12 ; ; Nishinomiya ; 兵庫県 ; 663-8113 ; 日本
`,
  KR: `
Hanbit Cosmetics Co., Ltd. | Hanbit | LLC | https://hanbitcosmetics.kr | global@hanbitcosmetics.kr | +82262309812
27 Teheran-ro 4-gil ; 8F ; Seoul ; Gangnam-gu, Seoul ; 06232
110111-6298712 | 2016-12-01 | 120-86-29872 | 325611 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 150000000 | 60000 | 1M-10M |
Skin care products sold online
Marketplace payouts
- Ji-woo ; Kim | 1989-03-15 | 100 CEO control signer | M20987123 KR | +821029871234 | jiwoo@hanbitcosmetics.kr | 101-dong 1204, 15 Seocho-daero ; ; Seoul ; Seoul ; 06590 ; South Korea
`,
  AU: `
Kookaburra Boots Pty Ltd | Kookaburra Boots | NONUS | https://kookaburraboots.com.au | hello@kookaburraboots.com.au | +61392309812
Unit 3, 88 Gipps Street ; ; Collingwood ; Victoria ; 3066
612 987 121 | 2016-05-24 | 90 612 987 121 | 316210 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 110000 | 20000 | 1M-10M |
Leather boots
Tannery payments in Argentina
- Bronwyn ; Fitzgerald-Yu | 1983-01-26 | 50 Director control signer | PA2098712 AU | +61412983456 | bron@kookaburraboots.com.au | 12 Keele Street ; ; Fitzroy North ; Vic. ; 3068 ; Australia
- Dylan ; Yu | 1981-08-04 | 50 Director signer | PB3098713 AU | +61422983457 | dylan@kookaburraboots.com.au | 12 Keele Street ; ; Fitzroy North ; VIC ; 3068 ; Australia
`,
  NZ: `
Aoraki Honey Limited | Aoraki Honey | NONUS | https://aorakihoney.co.nz | bees@aorakihoney.co.nz | +6433298712
142 Main South Road ; Sockburn ; Christchurch ; Canterbury ; 8042
6298712 | 2017-03-14 | 123-298-713 | 112990 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 80000 | 9000 | 100k-1M |
Mānuka honey
Sales to Saudi Arabia and Japan
- Tāne ; Ngāta | 1978-02-06 | 100 Director control signer | LN298712 NZ | +64212983456 | tane@aorakihoney.co.nz | 9 Rata Street ; Riccarton ; Christchurch ; Canterbury ; 8041 ; New Zealand
`,
};
