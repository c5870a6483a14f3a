/** Columns: see `readCompanies.ts`. */
export const unitedKingdom = `
Thistledown Knitwear Limited | Thistledown | NONUS | https://www.thistledownknits.co.uk | shop@thistledownknits.co.uk | +441313441120
27 Constitution Street ; ; Edinburgh ; Scotland ; EH6 7BS
SC447120 | 2013-04-09 | 9412098734 | 315120 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 28000 | 3000 | 100k-1M |
Knitted jumpers made on Shetland and sold online
Paying a yarn mill in Peru
- Mairi ; MacLeod | 1979-01-25 | 100 Director control signer | 534120987 GB | +447912340981 | mairi@thistledownknits.co.uk | 4 Trinity Crescent ; ; Edinburgh ; ; EH5 3ED ; Scotland

Peckham Pay Ltd | Peckham Pay | LLC | https://peckhampay.com | compliance@peckhampay.com | +442072770981
Unit 5, 133 Rye Lane ; ; London ; Greater London ; SE15 4ST
11820934 | 2019-02-12 | 2098123475 | 522390 | OPERATING_A_COMPANY | THIRD_PARTY_FUNDS | 120000 | 800000 | 1M-10M | money
Authorised payment institution for transfers from the UK to Nigeria and Ghana
Liquidity in stablecoins for payout partners
- Olúwatóbi ; Adéléké-Smith | 1987-06-21 | 60 CEO control signer | 548712093 GB | +447788120934 | tobi@peckhampay.com | 18 Highshore Road ; ; London ; England ; SE15 5AA ; United Kingdom
- Rajesh ; Patel | 1982-12-09 | 40 CFO signer | 512098347 GB | +447734120988 | rajesh@peckhampay.com | 61 Preston Road ; ; Wembley ; Middlesex ; HA9 8JZ ; United Kingdom

Cwm Hydro Community Interest Company | Cwm Hydro CIC | NPC | https://cwmhydro.cymru | post@cwmhydro.cymru | +441970612099
Yr Hen Felin, Heol y Bont ; ; Aberystwyth ; Ceredigion ; SY23 1PY
09321187 | 2014-11-20 | 8741209316 | 221122 | OPERATING_A_COMPANY | GRANTS | 9000 | 1200 | 100k-1M |
Community owned hydroelectric scheme
Turbine parts from Slovenia
- Siân ; Llewellyn-Rhys | 1964-03-01 | 0 Director control signer | 501298734 GB | +447968120093 | sian@cwmhydro.cymru | Tŷ Gwyn ; Llanbadarn Fawr ; Aberystwyth ; Dyfed ; SY23 3SL ; Wales

Hargreaves & Singh LLP | Hargreaves Singh | LLP | https://hargreavessingh.co.uk | partners@hargreavessingh.co.uk | +441214560983
10 Colmore Row ; ; Birmingham ; West Midlands ; B3 2QD
OC391204 | 2014-02-17 | 6512098433 | 541213 | OPERATING_A_COMPANY | BUSINESS_INCOME | 140000 | 5000 | 1M-10M |
Chartered accountants and tax advisers
Outsourced bookkeeping in Sri Lanka
- Gurpreet ; Singh | 1971-10-18 | 50 Partner control signer | 520981237 GB | +447801209834 | gurpreet@hargreavessingh.co.uk | 3 Farquhar Road ; Edgbaston ; Birmingham ; ; B15 3RA ; United Kingdom
- Eleanor ; Hargreaves-ffoulkes | 1966-05-14 | 50 Partner signer | 520981238 GB | +447801209835 | eleanor@hargreavessingh.co.uk | The Old Rectory, Church Lane ; ; Henley-in-Arden ; Warwickshire ; B95 5AL ; England

A & B Minicabs | A & B Minicabs | GP | https://abminicabs.uk | bookings@abminicabs.uk | +441612280945
346 Wilmslow Road ; ; Manchester ; Greater Manchester ; M14 6AB
712098347 | 2011-07-01 | 7120983471 | 485310 | OPERATING_A_COMPANY | BUSINESS_INCOME | 16000 | 500 | 100k-1M |
Private hire taxis
Paying a dispatch software supplier
- Ahmed ; Al-Rashid | 1980-02-03 | 50 Partner control signer | 539812094 GB | +447456120934 | ahmed.alrashid80@gmail.com | 12 Platt Lane ; ; Manchester ; ; M14 5NE ; UK
- Bilal ; Hussain | 1983-07-27 | 50 Partner signer | 539812099 GB | +447456120935 | bilalhussain.mcr@hotmail.co.uk | 90 Great Western Street ; ; Manchester ; Lancashire ; M14 4AL ; UK

Ó Dochartaigh Seafoods Ltd | Foyle Oysters | LLC | https://foyleoysters.com | orders@foyleoysters.com | +442871360987
Unit 2 Pennyburn Industrial Estate ; Buncrana Road ; Derry ; Northern Ireland ; BT48 0LU
NI624091 | 2014-05-08 | 3209812763 | 114119 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 36000 | 2000 | 100k-1M |
Oyster and mussel farming in Lough Foyle
Sales to restaurants in Dubai and Hong Kong
- Séamus ; Ó Dochartaigh | 1969-02-01 | 100 Owner control signer | PD2098341 IE | +447700120934 | seamus@foyleoysters.com | 7 Northland Road ; ; Londonderry ; Co. Londonderry ; BT48 7JA ; Northern Ireland

Quillfeather Holdings PLC | Quillfeather | NONUS | https://www.quillfeather.com | cosec@quillfeather.com | +442076290945
One Berkeley Street ; ; London ; ; W1J 8DJ
03998712 | 2000-05-22 | 1002349816 | 551114 | INVESTMENT_PURPOSES | INVESTMENT_PROCEEDS | 2500000 | 1500000 | 50M-100M |
Listed holding company with subsidiaries in publishing and education
Intercompany funding of subsidiaries in Nigeria, Kenya and India
- Dame Harriet ; Quill | 1950-08-15 | 12 Director control signer | 500012398 GB | +447770120931 | h.quill@quillfeather.com | 33 Chester Square ; ; London ; ; SW1W 9HT ; United Kingdom
- Jean-Baptiste ; de La Rochefoucauld | 1963-09-30 | 6.5 CFO signer | 19AV87120 FR | +447770120932 | jb@quillfeather.com | 8 Cheyne Walk ; ; London ; ; SW3 5QZ ; United Kingdom

Wren Bakehouse | Wren Bakehouse | SOLE | https://wrenbakehouse.co.uk | wrenbakehouse@gmail.com | +441392250981
14 Magdalen Road ; ; Exeter ; Devon ; EX2 4SY
2098123400 | 2022-01-06 | 2098123400 | 311811 | OPERATING_A_COMPANY | OWNERS_CAPITAL | 6500 | 400 | <100k |
Sourdough bakery and baking classes
Equipment from Italy and class fees from abroad
- Jo ; Wren | 1992-10-08 | 100 Owner control signer | 561209834 GB | +447541209837 | wrenbakehouse@gmail.com | 14a Magdalen Road ; ; Exeter ; Devon ; EX2 4SY ; England
`;
