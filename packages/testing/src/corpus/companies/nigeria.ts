/** Columns: see `readCompanies.ts`. */
export const nigeria = `
Zenvia Foods Limited | Zenvia | LLC | https://www.zenviafoods.com.ng | info@zenviafoods.com.ng | +2348033456712
14 Adeola Odeku Street ; Victoria Island ; Lagos ; Lagos State ; 101241
RC 1456782 | 2018-03-14 | 20456781-0001 | 311999 | OPERATING_A_COMPANY | BUSINESS_INCOME | 45000000 | 18000 | 100k-1M |
Produces and distributes packaged plantain chips and groundnut snacks to supermarkets in Lagos and Ibadan
Paying packaging suppliers in China and collecting from distributors
- Adaeze Nkem ; Okonkwo-Bello | 1984-05-17 | 60 CEO control signer | B50214478 NG | +2348033456713 | adaeze@zenviafoods.com.ng | 7B Bourdillon Road ; ; Ikoyi ; Lagos ; 106104 ; Nigeria
- Babatunde ; Ogunlesi | 1979-11-02 | 40 COO | A09871234 NG | +2348023344551 | tunde.ogunlesi@gmail.com | 22 Isaac John Street ; ; Ikeja GRA ; Lagos ; 100271 ; Nigeria

Danjuma & Sons Agro Ventures | Danjuma Agro | SOLE | https://danjumaagro.ng | danjumaagroventures@gmail.com | +2348065512398
Plot 18 Zaria Road ; Opposite Naibawa Motor Park ; Kano ; Kano ; 700104
BN 2873345 | 2016-08-22 | 2310456789 | 424590 | PURCHASE_GOODS_AND_SERVICES | SALES_OF_GOODS_AND_SERVICES | 12000000 | 4500 | <100k |
Buys grains and sesame seed from farmers in Kano and Jigawa and sells to exporters
Payments to transporters and receipt of money from buyers abroad
- Musa ; Danjuma | 1971-01-01 | 100 Owner control signer | A06534411 NG | +2348065512398 | danjumaagroventures@gmail.com | 5 Lamido Crescent ; Nassarawa GRA ; Kano ; Kano State ; 700241 ; Nigeria

Obi-Umeh Oilfield Services Nigeria Limited | OUOS | LLC | https://www.obiumehoil.com | contracts@obiumehoil.com | +2349081123400
Km 16 Port Harcourt-Aba Expressway ; ; Port Harcourt ; Rivers State ; 500102
RC 893217 | 2010-06-09 | 09876123-0001 | 213113 | OPERATING_A_COMPANY | COMPANY_FUNDS | 310000000 | 220000 | 1M-10M |
Well maintenance, tubular inspection and crew supply for oil and gas operators in the Niger Delta
To pay foreign technical partners and equipment rentals in US dollars
- Chukwuemeka ; Obi | 1966-09-30 | 50 Director control signer | A11234509 NG | +2348037790012 | emeka.obi@obiumehoil.com | 3 Tombia Extension ; GRA Phase 3 ; Port Harcourt ; Rivers ; 500272 ; Nigeria
- Ngozi ; Umeh | 1970-12-12 | 50 Director signer | A10023984 NG | +2348034451098 | ngozi.umeh@obiumehoil.com | 19 Evo Road ; GRA Phase 2 ; Port Harcourt ; Rivers ; 500272 ; Nigeria

Paygrid Technologies Limited | Paygrid | LLC | https://paygrid.ng | compliance@paygrid.ng | +2347001234987
Fl 3, 27 Aminu Kano Crescent ; Wuse II ; Abuja ; FCT ; 904101
RC1829904 | 2021-02-01 | 24511890-0001 | 522390 | OPERATING_A_COMPANY | INVESTMENT_PROCEEDS | 95000000 | 900000 | 1M-10M | money
Licensed payment solution service provider that settles card collections for merchants
Settlement of cross-border collections to merchants and liquidity top-ups
- Oluwaseun ; Adéyemí | 1990-02-18 | 35.5 CEO control signer | B01177852 NG | +2348101122334 | seun@paygrid.ng | Plot 401 Mabushi ; ; Abuja ; Federal Capital Territory ; 900108 ; Nigeria
- Halima ; Abubakar-Sadiq | 1992-07-07 | 28 CTO | B02233416 NG | +2348172200334 | halima@paygrid.ng | 12 Gana Street ; Maitama ; Abuja ; FCT ; 904101 ; Nigeria
- Femi ; Balogun | 1988-10-25 | 36.5 Founder | A50771290 NG | +447911842233 | femi@paygrid.ng | 8 Larkhall Rise ; ; London ; ; SW4 6JX ; United Kingdom

Grace Harvest Empowerment Initiative | GHEI | NPC | https://graceharvest.org.ng | hello@graceharvest.org.ng | +2348029988776
45 Awolowo Avenue ; Old Bodija ; Ibadan ; Oyo ; 200284
CAC/IT/NO 118234 | 2017-11-20 | 21890034-0001 | 813211 | CHARITABLE_DONATIONS | GRANTS | 6500000 | 6000 | <100k |
Non-profit that trains women in tailoring and gives seed grants in Oyo and Osun States
Receiving grants from foundations in Germany and the United States
- Folasade ; Akínwándé | 1965-03-03 | 0 Board Member control signer | A08890012 NG | +2348029988776 | sade@graceharvest.org.ng | 10 Kongi Layout ; ; Ibadan ; Oyo State ; 200284 ; Nigeria
- Rev. Dr Samuel ; Oyedokun | 1958-06-16 | 0 Secretary | A04456719 NG | +2348055512876 | samoyedokun@yahoo.com | 2 Bashorun Road ; ; Ibadan ; Oyo ; 200221 ; Nigeria

Tayo Adebola Design Studio | Tayo Adebola Studio | SOLE | https://tayoadebola.com | hello@tayoadebola.com | +2349012237744
1 Ebitu Ukiwe Street ; Jabi ; Abuja ; Abuja (FCT) ; 900108
BN3341298 | 2020-09-03 | 2500341876 | 541490 | RECEIVE_PAYMENT_FOR_FREELANCING | SALARY | 2200000 | 1200 | <100k |
Brand identity and packaging design for clients in Europe and North America
Getting paid by clients in USD and paying freelancers
- Tayo ; Adebola | 1995-08-29 | 100 Founder control signer | B00981274 NG | +2349012237744 | hello@tayoadebola.com | 1 Ebitu Ukiwe Street ; Jabi ; Abuja ; FCT ; 900108 ; Nigeria

Kuramo Shipping & Logistics Ltd | Kuramo Lines | LLC | http://kuramolines.com | ops@kuramolines.com | +2342012712345
12/14 Creek Road ; ; Apapa ; Lagos ; 102273
RC 402117 | 2001-05-28 | 00412876-0001 | 483112 | PURCHASE_GOODS_AND_SERVICES | BUSINESS_INCOME | 820000000 | 450000 | 10M-50M |
Clearing, coastal shipping and bonded warehousing for importers
Freight, demurrage and vessel charter payments
- Ifeanyi ; Nwachukwu | 1955-04-01 | 74.99 President control signer | A03321987 NG | +2348022001199 | chairman@kuramolines.com | 4 Queens Drive ; ; Ikoyi ; Lagos ; 106104 ; Nigeria
- Chioma ; Nwachukwu | 1985-04-19 | 25.01 Vice President | A13309871 NG | +2348033300219 | chioma@kuramolines.com | 4 Queens Drive ; ; Ikoyi ; Lagos ; 106104 ; Nigeria

Alheri Multipurpose Cooperative Society Limited | Alheri Coop | COOP | https://alhericoop.org | secretary@alhericoop.org | +2348036610094
Behind Central Market, Ahmadu Bello Way ; ; Kaduna ; Kaduna State ; 800283
KDS/COOP/15522 | 2012-10-10 | 18770045-0001 | 813930 | PURCHASE_GOODS_AND_SERVICES | COMPANY_FUNDS | 9000000 | 3000 | <100k |
Thrift and farm input cooperative of 214 members
Buying fertilizer and sprayers for members
- Yakubu ; Bitrus | 1968-02-02 | 2 President control signer | A07712093 NG | +2348036610094 | y.bitrus@alhericoop.org | 9 Rabah Road ; ; Kaduna ; Kaduna ; 800283 ; Nigeria
- Zainab ; Sani | 1977-05-05 | 1.5 Treasurer signer | A07719937 NG | +2348067710034 | z.sani@alhericoop.org | 31 Tafawa Balewa Way ; ; Kaduna ; Kaduna ; 800283 ; Nigeria
`;
