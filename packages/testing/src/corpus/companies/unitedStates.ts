/** Columns: see `readCompanies.ts`. */
export const unitedStates = `
Copper Ridge Roasters LLC | Copper Ridge Coffee | LLC | https://www.copperridgeroasters.com | hello@copperridgeroasters.com | +15124768210
2210 South 1st Street ; Suite B ; Austin ; Texas ; 78704
803911274 | 2019-06-30 | 84-2219087 | 311999 | ECOMMERCE_RETAIL_PAYMENTS | BUSINESS_INCOME | 85000 | 12000 | 1M-10M |
Roasts specialty coffee and sells it online and to cafes
Paying growers in Ethiopia and Colombia
- Emily ; Nguyen | 1988-02-29 | 70 CEO control signer | 561298730 US | +15127430966 | emily@copperridgeroasters.com | 4507 Avenue G ; ; Austin ; TX ; 78751 ; United States
- Marcus ; Johnson Jr. | 1985-11-11 | 30 Manager | A01239870 US | +15129140233 | marcus@copperridgeroasters.com | 1100 E 5th St ; Apt 212 ; Austin ; TX ; 78702-3307 ; USA

Harbor & Pine Holdings, Inc. | Harbor & Pine | C | https://harborandpine.co | legal@harborandpine.co | +16179338120
131 Dartmouth Street ; 3rd Floor ; Boston ; MA ; 02116
7214409 | 2018-12-27 | 83-0912457 | 551114 | INVESTMENT_PURPOSES | INVESTMENT_PROCEEDS | 400000 | 150000 | 10M-50M |
Holding company for consumer brands
Capital calls to subsidiaries in Canada and the UK
- Robert ; St. John | 1959-07-04 | 40 President control signer | 488120937 US | +16176204411 | rstjohn@harborandpine.co | 77 Mount Vernon Street ; ; Boston ; Massachusetts ; 02108 ; United States
- Xiaoli ; Q | 1977-01-23 | 35 Treasurer signer | 530098712 US | +16178920031 | xq@harborandpine.co | 9 Exeter Street ; ; Wellesley ; MA ; 02482 ; US
- Daniel ; Ortiz y Pino | 1981-09-08 | 25 Director | 547709813 US | +15058439012 | daniel@harborandpine.co | 1220 Canyon Road ; ; Santa Fe ; New Mexico ; 87501 ; United States of America

Potomac Policy Consulting, PLLC | Potomac Policy | LLC | https://potomacpolicy.com | admin@potomacpolicy.com | +12027370110
1629 K Street NW ; Ste 300 ; Washington ; D.C. ; 20006
L00006120987 | 2016-01-19 | 81-1290347 | 541618 | OPERATING_A_COMPANY | BUSINESS_INCOME | 52000 | 2500 | 100k-1M |
Regulatory advice to development banks
Paying associates in Kenya and Senegal
- Keisha ; Washington-Brooks | 1974-10-05 | 100 Owner control signer | 601198237 US | +12023420981 | keisha@potomacpolicy.com | 1843 Vernon Street NW ; ; Washington ; District of Columbia ; 20009 ; United States

Lone Pine Freight Corp | Lone Pine Freight | S | https://lonepinefreight.com | dispatch@lonepinefreight.com | +13072661190
501 S Center Street ; ; Casper ; Wyoming ; 82601
2003-000456712 | 2003-08-15 | 20-0198234 | 484220 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 310000 | 4000 | 1M-10M |
Regional trucking of machinery and hay
Fuel cards and a driver-recruiting agency in Mexico
- William ; Running Bear | 1952-03-17 | 51 President control signer | 470918832 US | +13072370045 | bill@lonepinefreight.com | PO Box 88, 12 Poison Spider Rd ; ; Casper ; WY ; 82604 ; United States
- Dorothy ; Running Bear | 1954-06-01 | 49 Secretary signer | 470918833 US | +13072370046 | dottie@lonepinefreight.com | 12 Poison Spider Rd ; ; Casper ; WY ; 82604 ; United States

Meridian Public Benefit Corporation | Meridian | B | https://meridianlabs.org | team@meridianlabs.org | +14156218800
2261 Market Street ; #4381 ; San Francisco ; California ; 94114
6120987 | 2017-04-04 | 82-1098374 | 541720 | OPERATING_A_COMPANY | GRANTS | 190000 | 30000 | 1M-10M |
Low-cost diagnostics research for malaria
Payments to clinical partners in Uganda and Ghana
- Priyanka ; Raghunathan | 1983-12-19 | 33.34 CEO control signer | 512098734 US | +14152980091 | priyanka@meridianlabs.org | 318 Noe Street ; ; San Francisco ; CA ; 94114 ; United States
- José Luis ; Íñiguez | 1986-08-31 | 33.33 CTO | AAB209812 ES | +14157220981 | joseluis@meridianlabs.org | 5610 Telegraph Ave ; ; Oakland ; CA ; 94609 ; United States
- Amara ; Diallo | 1984-05-26 | 33.33 COO signer | A02881933 SN | +15104390072 | amara@meridianlabs.org | 2020 Bancroft Way ; Unit 5 ; Berkeley ; CA ; 94704 ; United States

Treasury Guild DAO LLC | Treasury Guild | LLC | https://treasuryguild.xyz | ops@treasuryguild.xyz | +13075290144
30 N Gould St ; Ste R ; Sheridan ; WY ; 82801
2022-001098234 | 2022-03-24 | 88-1209843 | 523999 | INVESTMENT_PURPOSES | TREASURY_RESERVES | 60000 | 20000 | 100k-1M | dao
Member-managed decentralized organization that funds open source payment tools
Paying contributors in stablecoins
- Alexei ; Marchetti | 1991-09-23 | 26 Manager control signer | 566120987 US | +17203310092 | alexei@treasuryguild.xyz | 1550 Wewatta Street ; ; Denver ; Colorado ; 80202 ; United States
- Nia ; Okoro | 1994-01-14 | 25 Other signer | 571120334 US | +16468730012 | nia@treasuryguild.xyz | 302 Lenox Avenue ; Apt 4F ; New York ; New York ; 10027 ; United States

Blue Heron Partners, L.P. | Blue Heron | LP | https://blueheronpartners.com | ir@blueheronpartners.com | +12129537720
250 Park Avenue ; 7th Floor ; New York ; NY ; 10177
4409812 | 2008-01-02 | 26-1290873 | 525910 | INVESTMENT_PURPOSES | INVESTMENT_PROCEEDS | 900000 | 500000 | 10M-50M |
Private fund that lends to exporters in West Africa
Loan disbursements and repayments
- Theodore ; Rosenthal III | 1961-02-11 | 30 Partner control signer | 509812376 US | +12128600045 | ted@blueheronpartners.com | 1088 Fifth Avenue ; 12A ; New York ; NY ; 10128 ; United States
- Margaret Ann ; McAllister | 1968-04-26 | 22 Partner signer | 509812399 US | +19175203381 | peggy@blueheronpartners.com | 21 Orchard Lane ; ; Rye ; New York ; 10580 ; United States

Sunflower Community Health Foundation | Sunflower Health | NPC | https://sunflowerhealthks.org | office@sunflowerhealthks.org | +17852330099
700 SW Jackson Street ; ; Topeka ; Kansas ; 66603
6093412 | 1999-09-09 | 48-1209347 | 813211 | CHARITABLE_DONATIONS | GRANTS | 70000 | 6000 | 100k-1M |
Public charity that sends used hospital equipment to clinics abroad
Shipping and customs payments in Malawi and Honduras
- Linda ; Kowalczyk | 1956-11-02 | 0 President control signer | 451209873 US | +17852670012 | linda@sunflowerhealthks.org | 1519 SW Campbell Ave ; ; Topeka ; KS ; 66604 ; United States

Delgado Brothers Painting | Delgado Bros | GP | https://delgadobrospainting.com | delgadobrospainting@gmail.com | +15054421190
815 Tijeras Ave NW ; ; Albuquerque ; N.M. ; 87102
03-421198 | 2005-05-05 | 85-0412098 | 238391 | OPERATING_A_COMPANY | BUSINESS_INCOME | 18000 | 900 | 100k-1M |
House and commercial painting
Paying family helpers and materials
- Ramón ; Delgado | 1970-05-30 | 50 Partner control signer | 521109834 US | +15054421191 | ramon.delgado70@gmail.com | 410 Edith Blvd NE ; ; Albuquerque ; NM ; 87102 ; United States
- Luis ; Delgado | 1973-08-12 | 50 Partner signer | 521109835 US | +15054421192 | luis.delgado.abq@outlook.com | 2201 Mountain Rd NW ; ; Albuquerque ; NM ; 87104 ; United States
`;
