/** Columns: see `readCompanies.ts`. */
export const ghana = `
Asante Cocoa Processing Limited | Asante Cocoa | LLC | https://asantecocoa.com.gh | export@asantecocoa.com.gh | +233322049911
Plot 22 Block C, Ahinsan Industrial Area ; ; Kumasi ; Ashanti Region ; AK-482-1190
CS098812016 | 2016-04-12 | C0008812349 | 311999 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 900000 | 70000 | 1M-10M |
Cocoa butter and liquor for chocolate makers
Receiving export proceeds and buying beans
- Kwame Osei ; Asante | 1972-03-06 | 70 President control signer | G2104587 GH | +233244318820 | k.asante@asantecocoa.com.gh | 4 Ridge Avenue ; Nhyiaeso ; Kumasi ; Ashanti ; AK-039-5028 ; Ghana
- Akosua ; Asante-Frimpong | 1998-11-21 | 30 Director | G3390128 GH | +233201187733 | akosua@asantecocoa.com.gh | 4 Ridge Avenue ; Nhyiaeso ; Kumasi ; Ashanti ; AK-039-5028 ; Ghana

Tema Cold Chain Company Ltd. | Tema Cold Chain | LLC | https://www.temacoldchain.com | info@temacoldchain.com | +233303202277
Fishing Harbour Road, Community 1 ; P.O. Box CO 1187 ; Tema ; Greater Accra ; GT-020-4475
CS001442019 | 2019-01-30 | C0012094471 | 493190 | PURCHASE_GOODS_AND_SERVICES | BUSINESS_INCOME | 450000 | 15000 | 100k-1M |
Cold storage of imported fish and chicken
Payments to exporters in Brazil and Mauritania
- Nii Armah ; Quaye | 1980-05-15 | 40 Director control signer | G1987001 GH | +233208175544 | nii@temacoldchain.com | Hse No 15, Site 3 ; Community 11 ; Tema ; Greater Accra Region ; GT-105-2210 ; Ghana
- Ebenezer ; Tetteh | 1976-09-09 | 30 Director | G2209876 GH | +233277412090 | eben@temacoldchain.com | 3 Hospital Road ; ; Tema ; Greater Accra ; GT-041-7755 ; Ghana
- Dede ; Odonkor | 1982-10-01 | 30 Secretary | G2230981 GH | +233244900871 | dede@temacoldchain.com | 88 Spintex Road ; ; Accra ; Gt. Accra ; GZ-091-2318 ; Ghana

Yaa Boateng Enterprise | YB Fabrics | SOLE | https://ybfabrics.shop | yaaboatengfabrics@gmail.com | +233549012376
Makola Market, Shed B12 ; ; Accra ; Greater Accra ; GA-143-0967
BN447120921 | 2021-09-14 | GHA-719228451-3 | 458110 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 40000 | 1500 | <100k |
Sells wax prints and kente online
Collecting card payments from customers abroad
- Yaa ; Boateng | 1993-06-24 | 100 Owner control signer | G3300456 GH | +233549012376 | yaaboatengfabrics@gmail.com | 7 Kaneshie First Light ; ; Accra ; Greater Accra ; GA-222-6018 ; Ghana

Volta Solar Energy Ltd | Volta Solar | LLC | https://voltasolar.africa | hello@voltasolar.africa | +233362026690
Civic Centre Road ; ; Ho ; Volta Region ; VH-0012-4410
CS204562017 | 2017-08-03 | C0009988122 | 238211 | OPERATING_A_COMPANY | INVESTMENT_PROCEEDS | 220000 | 12000 | 100k-1M |
Installs solar home systems and mini-grids
Importing panels and inverters
- Edem ; Agbeko | 1985-12-30 | 62.5 Founder control signer | G1009876 GH | +233244556711 | edem@voltasolar.africa | Mawuli Estate ; ; Ho ; Volta ; VH-0034-1287 ; Ghana
- Ingrid ; Sjöberg-Agbeko | 1986-05-02 | 37.5 Co-Founder | 94107733 SE | +46736298712 | ingrid@voltasolar.africa | Mawuli Estate ; ; Ho ; Volta ; VH-0034-1287 ; Ghana

Northern Shea Women's Co-operative Society | Tamale Shea | COOP | https://tamaleshea.org | coop@tamaleshea.org | +233372022119
Off Bolgatanga Road ; ; Tamale ; Northern Region ; NT-0061-8841
CO-NR-00418 | 2010-02-15 | C0003411982 | 311999 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 60000 | 4000 | 100k-1M |
Shea butter made by 430 women in 12 villages
Export payments from cosmetics makers
- Fuseina ; Alhassan | 1970-01-20 | 0.5 President control signer | G0998123 GH | +233244098871 | fuseina@tamaleshea.org | Gumani ; ; Tamale ; Northern ; NT-0100-2277 ; Ghana

`;

/** Columns: see `readCompanies.ts`. */
export const kenya = `
Savannah Blooms Limited | Savannah Blooms | LLC | https://savannahblooms.co.ke | sales@savannahblooms.co.ke | +254202711822
Moi South Lake Road ; ; Naivasha ; Nakuru County ; 20117
CPR/2011/49921 | 2011-05-30 | P051345678Q | 111421 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 26000000 | 150000 | 1M-10M |
Grows roses for flower auctions in the Netherlands
Receiving auction proceeds, buying greenhouse film and fertilizer
- Wanjirũ ; Kamau | 1976-08-12 | 55 CEO control signer | BK123478 KE | +254722456109 | wanjiru@savannahblooms.co.ke | Karen Road ; ; Nairobi ; Nairobi ; 00502 ; Kenya
- Hendrik ; de Groot | 1968-03-25 | 45 CFO | NPF4CR0B9 NL | +31612345078 | hendrik@savannahblooms.co.ke | Aalsmeerderweg 283 ; ; Aalsmeer ; Noord-Holland ; 1432 CN ; Netherlands

Jirani Ride Kenya Ltd | Jirani | NONUS | https://jirani.co.ke | finance@jirani.co.ke | +254709112340
ABC Place, Waiyaki Way ; P.O. Box 14077-00800 ; Nairobi ; Nairobi County ; 00800
PVT-ZQUAB7X | 2019-11-05 | P051876120T | 485310 | OPERATING_A_COMPANY | INVESTMENT_PROCEEDS | 8000000 | 60000 | 1M-10M |
Motorcycle ride app with 2,400 riders
Paying cloud providers and investors' loans
- Brian ; Otieno | 1991-04-04 | 48 CEO control signer | AK0778234 KE | +254711809033 | brian@jirani.co.ke | Kileleshwa, Othaya Road ; ; Nairobi ; Nairobi City ; 00100 ; Kenya
- Faith ; Chebet | 1993-02-09 | 27 COO | AK0901182 KE | +254720987765 | faith@jirani.co.ke | Ngong Road 45 ; ; Nairobi ; Nairobi ; 00505 ; Kenya
- Michael ; O'Shaughnessy | 1962-10-17 | 25 Board Member | PC4419807 IE | +353871234908 | mick@oshventures.ie | 14 Ailesbury Road ; ; Dublin ; Co. Dublin ; D04 V6X8 ; Ireland

Mama Njeri Groceries | Mama Njeri | SOLE | https://mamanjeri.co.ke | njerigroceries@gmail.com | +254733510094
City Market Stall 44, Muindi Mbingu Street ; ; Nairobi ; Nairobi ; 00100
BN-8JCV3L2 | 2014-03-18 | A004451873K | 445110 | ECOMMERCE_RETAIL_PAYMENTS | CASH_DEPOSITS | 900000 | 800 | <100k |
Fresh vegetables to homes and small hotels
Paying avocado and onion suppliers in Tanzania
- Njeri ; Mwangi | 1969-07-07 | 100 Owner control signer | A2098711 KE | +254733510094 | njerigroceries@gmail.com | Umoja II Estate ; ; Nairobi ; Nairobi ; 00611 ; Kenya

Coast Sisal Company Limited | Coast Sisal | LLC | https://coastsisal.com | md@coastsisal.com | +254412311045
Mombasa-Malindi Road ; ; Kilifi ; Kilifi County ; 80108
C.14487 | 1976-02-11 | P000598213V | 111998 | OPERATING_A_COMPANY | BUSINESS_INCOME | 41000000 | 260000 | 1M-10M |
Sisal estate and fibre export
Collecting from rope makers in Spain and Saudi Arabia
- Aziz ; Abdulrahman Said | 1948-05-05 | 66.67 Director control signer | A1900871 KE | +254722410091 | aziz@coastsisal.com | Nyali Beach ; ; Mombasa ; Mombasa ; 80100 ; Kenya
- Salma ; Aziz Said | 1981-12-01 | 33.33 Director | BK300912 KE | +254722819911 | salma@coastsisal.com | Nyali Beach ; ; Mombasa ; Mombasa County ; 80100 ; Kenya

Rift Valley Dairy LLP | RV Dairy | LLP | https://rvdairy.ke | partners@rvdairy.ke | +254532062881
Kapsoya Road ; ; Eldoret ; Uasin Gishu ; 30100
LLP-9AX1RJ | 2018-06-14 | P051660078B | 311511 | OPERATING_A_COMPANY | OWNERS_CAPITAL | 3200000 | 9000 | 100k-1M |
Milk collection and yoghurt making
Purchase of pasteurizers and packaging
- Kipchoge ; Rotich | 1979-09-19 | 50 Partner control signer | BK091223 KE | +254725100334 | rotich@rvdairy.ke | Elgon View ; ; Eldoret ; Uasin Gishu County ; 30100 ; Kenya
- Jepkosgei ; Korir | 1983-03-13 | 50 Partner signer | BK200981 KE | +254726009817 | korir@rvdairy.ke | Elgon View ; ; Eldoret ; Uasin Gishu ; 30100 ; Kenya
`;
