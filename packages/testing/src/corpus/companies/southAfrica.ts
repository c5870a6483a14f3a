/** Columns: see `readCompanies.ts`. */
export const southAfrica = `
Umhlanga Coastal Traders (Pty) Ltd | Umhlanga Coastal | NONUS | https://www.umhlangacoastal.co.za | accounts@umhlangacoastal.co.za | +27315661200
Suite 4, 21 Lighthouse Road ; ; Umhlanga Rocks ; KwaZulu-Natal ; 4320
2015/228841/07 | 2015-06-29 | 9603241879 | 423990 | PURCHASE_GOODS_AND_SERVICES | SALES_OF_GOODS_AND_SERVICES | 850000 | 24000 | 100k-1M |
Imports outdoor furniture and surf accessories and sells to retailers
Supplier payments to Vietnam and Portugal
- Nosipho ; Zulu | 1983-09-14 | 51 Director control signer | A04561278 ZA | +27834567712 | nosipho@umhlangacoastal.co.za | 8 Ridge Road ; Umhlanga ; Durban ; KZN ; 4319 ; South Africa
- Pieter-Jan ; van der Merwe | 1975-02-23 | 49 Director | M00123984 ZA | +27825501928 | pj@umhlangacoastal.co.za | 17 Portland Drive ; ; La Lucia ; KwaZulu-Natal ; 4051 ; South Africa

Bosveld Slaghuis BK | Bosveld Slaghuis | CC | https://bosveldslaghuis.co.za | kantoor@bosveldslaghuis.co.za | +27145331180
Kerkstraat 102 ; ; Modimolle ; Limpopo ; 0510
1998/041277/23 | 1998-07-17 | 9021178349 | 311612 | OPERATING_A_COMPANY | BUSINESS_INCOME | 640000 | 3500 | 100k-1M |
Butchery and biltong maker with a cold store and two shops
Buying spices and machines from Germany
- Gert ; Oosthuizen | 1960-12-24 | 50 Manager control signer | A02298176 ZA | +27834410029 | gert@bosveldslaghuis.co.za | Plaas Doornkop ; R101 ; Modimolle ; Limpopo ; 0510 ; South Africa
- Anna-Marié ; Oosthuizen | 1963-03-08 | 50 Owner signer | A02298177 ZA | +27834410030 | annamarie@bosveldslaghuis.co.za | Plaas Doornkop ; R101 ; Modimolle ; Limpopo ; 0510 ; South Africa

The Khanyisa Family Trust | Khanyisa Trust | TRUST | https://khanyisatrust.co.za | trustees@khanyisatrust.co.za | +27114632210
2nd Floor, 1 Wierda Road West ; Wierda Valley ; Sandton ; Gauteng ; 2196
IT 2216/2011 | 2011-03-30 | 3015542974 | 525910 | INVESTMENT_PURPOSES | INHERITANCE | 300000 | 10000 | 100k-1M |
Discretionary family trust that holds rental property and listed shares
Moving dividends and school fees abroad for beneficiaries
- Thembinkosi ; Khumalo | 1957-07-27 | 0 Other control signer | A05567123 ZA | +27826600912 | themba.khumalo@icloud.com | 40 Coronation Road ; ; Sandhurst ; Gauteng ; 2196 ; South Africa
- Lindiwe ; Khumalo-Naidoo | 1986-01-19 | 0 Other signer | A09934501 ZA | +27732290098 | lindi@khanyisatrust.co.za | 12 Oxford Road ; ; Rosebank ; Gauteng ; 2196 ; South Africa

Cape Flats Youth Futures NPC | Youth Futures | NPC | https://youthfutures.org.za | admin@youthfutures.org.za | +27213612299
Khayelitsha Mall, Unit 9 ; Walter Sisulu Drive ; Cape Town ; Western Cape ; 7784
2013/104552/08 | 2013-06-20 | 9300451722 | 624190 | CHARITABLE_DONATIONS | GRANTS | 180000 | 5000 | 100k-1M |
After-school coding and football programme for teenagers
Receiving donor money from abroad
- Ayanda ; Mbeki-Jacobs | 1989-10-10 | 0 Director control signer | A08873210 ZA | +27719901234 | ayanda@youthfutures.org.za | 5 Lansdowne Road ; ; Cape Town ; W Cape ; 7780 ; South Africa

Mzansi Remit (Pty) Ltd | Mzansi Remit | LLC | https://mzansiremit.co.za | legal@mzansiremit.co.za | +27105001870
155 West Street ; Sandown ; Johannesburg ; GP ; 2031
2020/611309/07 | 2020-07-16 | 9491802758 | 522390 | OPERATING_A_COMPANY | THIRD_PARTY_FUNDS | 3500000 | 2500000 | 1M-10M | money
Authorised dealer with limited authority: remittances to Zimbabwe, Malawi and Mozambique
Prefunding payout partners in US dollars
- Tendai ; Moyo | 1984-04-18 | 45 CEO control signer | FN223344 ZW | +27784450912 | tendai@mzansiremit.co.za | 77 Kyalami Boulevard ; ; Midrand ; Gauteng ; 1684 ; South Africa
- Refilwe ; Molefe | 1987-11-30 | 55 CFO signer | A07761230 ZA | +27823319087 | refilwe@mzansiremit.co.za | 3 Jan Smuts Avenue ; Parktown ; Johannesburg ; Gauteng ; 2193 ; South Africa

Van Wyk & Pillay Incorporated | VWP Attorneys | NONUS | https://www.vwpattorneys.co.za | reception@vwpattorneys.co.za | +27124603311
Menlyn Maine, Bank Avenue ; Block C ; Pretoria ; Gauteng Province ; 0181
2009/009812/21 | 2009-05-11 | 9213308761 | 541199 | OPERATING_A_COMPANY | BUSINESS_INCOME | 1400000 | 9000 | 1M-10M |
Commercial law practice
Paying foreign counsel and receiving fees in dollars
- Johan ; van Wyk | 1969-08-08 | 50 Director control signer | M00557190 ZA | +27823309911 | johan@vwpattorneys.co.za | 34 Rigel Avenue ; Waterkloof Ridge ; Pretoria ; Gauteng ; 0181 ; South Africa
- Priya ; Pillay | 1978-06-06 | 50 Director signer | A05510928 ZA | +27832208760 | priya@vwpattorneys.co.za | 9 Club Avenue ; ; Pretoria ; Gauteng ; 0181 ; South Africa

Ndlovu, Thabo t/a Ndlovu Drone Surveys | Ndlovu Drone Surveys | SOLE | https://ndlovudrones.co.za | thabo@ndlovudrones.co.za | +27763341287
61 Paul Kruger Street ; ; Mbombela ; Mpumalanga ; 1200
8704155344087 | 2019-02-04 | 1123904581 | 541690 | RECEIVE_PAYMENT_FOR_FREELANCING | SALES_OF_GOODS_AND_SERVICES | 90000 | 2000 | <100k |
Aerial surveys of farms and mines
Invoices from clients in Botswana and Mauritius
- Thabo ; Ndlovu | 1987-04-15 | 100 Owner control signer | A06600912 ZA | +27763341287 | thabo@ndlovudrones.co.za | 61 Paul Kruger Street ; ; Mbombela ; Mpumalanga ; 1200 ; South Africa
`;
