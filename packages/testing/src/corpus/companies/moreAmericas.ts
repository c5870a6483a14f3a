/** Columns: see `readCompanies.ts`. */
export const moreAmericas = {
  CR: `
Beneficio Tarrazú Alto S.A. | Tarrazú Alto | C | https://tarrazualto.cr | ventas@tarrazualto.cr | +50625461287
200 metros sur de la iglesia ; ; San Marcos de Tarrazú ; San José ; 10501
3-101-412874 | 2008-01-17 | 3-101-412874 | 311999 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 60000000 | 90000 | 1M-10M |
Beneficiado y exportación de café
Pagos de tostadores en Oregón y Corea
- María Fernanda ; Umaña Solís | 1981-02-28 | 100 President control signer | F412874 CR | +50688128745 | mafe@tarrazualto.cr | Barrio Escalante, casa 41 ; ; San José ; San José ; 10101 ; Costa Rica
`,
  GT: `
Textiles Mayas de Atitlán, Sociedad Anónima | Textiles Atitlán | C | https://textilesatitlan.gt | hola@textilesatitlan.gt | +50277212874
Calle Principal 4-12, Zona 1 ; ; San Juan La Laguna ; Sololá ; 07017
128745 | 2013-07-25 | 2874512-4 | 313310 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 90000 | 9000 | 100k-1M |
Telas teñidas con tintes naturales
Tiendas de comercio justo en Alemania
- Rosario ; Ixtamer Cholotío | 1979-10-07 | 100 Director control signer | 251287451 GT | +50255128745 | rosario@textilesatitlan.gt | Cantón Tz'an Juyu ; ; San Juan La Laguna ; Sololá ; 07017 ; Guatemala
`,
  DO: `
Tabacalera Cibao Dorado, S.R.L. | Cibao Dorado | LLC | https://cibaodorado.do | info@cibaodorado.do | +18095812874
Av. Estrella Sadhalá 41 ; ; Santiago de los Caballeros ; Santiago ; 51000
12874STI | 2012-08-16 | 130128741 | 312230 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 4000000 | 120000 | 1M-10M |
Puros hechos a mano
Cobros de distribuidores en Miami y Madrid
- Altagracia ; Polanco Tavárez | 1976-05-21 | 70 Manager control signer | RD1287451 DO | +18293128745 | altagracia@cibaodorado.do | Calle del Sol 12 ; ; Santiago de los Caballeros ; Santiago ; 51000 ; Dominican Republic
- Rafael Emilio ; Jorge | 1970-11-05 | 30 Partner | RD0874512 DO | +18493128745 | rafael@cibaodorado.do | Calle Duarte 41 ; ; Moca ; Espaillat ; 56000 ; Dominican Republic
`,
  TT: `
Gran Couva Cocoa Limited | Gran Couva Cocoa | LLC | https://grancouvacocoa.tt | estate@grancouvacocoa.tt | +18686791287
41 Main Road ; ; Gran Couva ; Couva-Tabaquite-Talparo ; 540112
C2012110512874 | 2012-11-05 | 128745 | 311999 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 300000 | 14000 | 100k-1M |
Fine cocoa beans and chocolate bars
Chocolate makers in France and Japan
- Anjali ; Ramkissoon | 1984-03-08 | 100 Director control signer | TB128745 TT | +18687651287 | anjali@grancouvacocoa.tt | 12 Saddle Road ; ; Maraval ; Port of Spain ; 120110 ; Trinidad and Tobago
`,
  BB: `
Bajan Rum Cask Tours Inc. | Rum Cask Tours | LLC | https://rumcasktours.bb | tours@rumcasktours.bb | +12464312874
Spring Garden Highway ; ; Brandons ; Saint Michael ; BB11000
41287 | 2016-01-08 | 1000000128745 | 487210 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 60000 | 5000 | 100k-1M |
Walking and boat tours of distilleries
Bookings of cruise lines
- Kerry-Ann ; Braithwaite | 1985-07-31 | 100 Director control signer | R128745 BB | +12462312874 | kerryann@rumcasktours.bb | 12 Gibbes Terrace ; ; Speightstown ; St. Peter ; BB26028 ; Barbados
`,
  EC: `
Rosas del Cayambe Flor Export Cía. Ltda. | Rosas del Cayambe | LLC | https://rosasdelcayambe.ec | ventas@rosasdelcayambe.ec | +59322361287
Vía Panamericana Norte km 41 ; ; Cayambe ; Pichincha ; 170202
1791287451001 | 2004-04-28 | 1791287451001 | 111421 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 180000 | 110000 | 1M-10M |
Rosas cortadas de altura
Clientes en Rusia, Kazajistán y los Países Bajos
- Gabriela ; Chiriboga | 1977-08-15 | 85 Manager control signer | A1287451 EC | +593991287451 | gabriela@rosasdelcayambe.ec | Av. González Suárez N32-41 ; ; Quito ; Pichincha ; 170517 ; Ecuador
- Luis Alfonso ; Quishpe | 1969-01-24 | 15 Partner | A0874512 EC | +593981287451 | luis@rosasdelcayambe.ec | Barrio San Ruperto ; ; Cayambe ; Pichincha ; 170202 ; Ecuador
`,
  BO: `
Quinua Real del Altiplano S.R.L. | Quinua Real | LLC | https://quinuareal.bo | contacto@quinuareal.bo | +59126222874
Calle Ballivián 41 ; ; Uyuni ; Potosí ; 0000
412874 | 2011-03-03 | 1028745129 | 311212 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 400000 | 30000 | 100k-1M |
Quinua orgánica lavada y empacada
Importadores de Francia y Canadá
- Zenobia ; Mamani Choque | 1980-12-16 | 100 Manager control signer | C128745 BO | +59171287451 | zenobia@quinuareal.bo | Av. Potosí 12 ; ; Uyuni ; Potosi ; 0000 ; Bolivia
`,
  PY: `
Yerbatera Mbaracayú S.A. | Mbaracayú | C | https://yerbamate-mbaracayu.com.py | admin@yerbamate-mbaracayu.com.py | +595461212874
Ruta PY03 km 41 ; ; Curuguaty ; Canindeyú ; 140103
80041287 | 2009-11-30 | 8004128-0 | 311999 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 250000000 | 20000 | 100k-1M |
Yerba mate orgánica bajo sombra
Ventas a Siria y Estados Unidos por medio de un agente
- Liz Carolina ; Benítez Duarte | 1983-06-02 | 100 President control signer | P1287451 PY | +595981128745 | liz@yerbamate-mbaracayu.com.py | Avda. España 1241 ; ; Asunción ; Asunción ; 001208 ; Paraguay
`,
  UY: `
Lanas del Chuy S.A.S. | Lanas del Chuy | NONUS | https://lanasdelchuy.uy | taller@lanasdelchuy.uy | +59844721287
Avenida Brasil 412 ; ; Rocha ; Rocha ; 27000
211287450013 | 2019-12-11 | 211287450013 | 313110 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 500000 | 6000 | 100k-1M |
Ovillos de lana merino teñida a mano
Tienda en línea para clientes de Noruega
- Valentina ; Techera | 1990-01-19 | 100 Director control signer | D128745 UY | +59899128745 | valentina@lanasdelchuy.uy | 18 de Julio 1241 ; ; Montevideo ; Montevideo ; 11200 ; Uruguay
`,
  FJ: `
Savusavu Black Pearls Pte Limited | Savusavu Pearls | LLC | https://savusavupearls.com.fj | bula@savusavupearls.com.fj | +6798851287
Nawi Island Road ; P.O. Box 412 ; Savusavu ; Cakaudrove ; 00679
RCBS2015L12874 | 2015-06-30 | 502874512 | 112519 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 70000 | 20000 | 100k-1M |
Cultured pearls
Jewelers in Auckland and Hong Kong
- Litia ; Vakaloloma | 1982-09-25 | 100 Director control signer | 1128745 FJ | +6799281287 | litia@savusavupearls.com.fj | Hibiscus Highway ; ; Savusavu ; Northern Division ; 00679 ; Fiji
`,
  PG: `
Goroka Bilum Weavers Association Inc. | Goroka Bilum | NPC | https://gorokabilum.org.pg | weavers@gorokabilum.org.pg | +6755321287
Section 41, Allotment 12, Edwards Street ; P.O. Box 874 ; Goroka ; Eastern Highlands ; 441
5-12874 | 2012-05-24 | 500128745 | 813410 | CHARITABLE_DONATIONS | SALES_OF_GOODS_AND_SERVICES | 20000 | 3000 | <100k |
String bags of 300 women
Orders of museums in Australia
- Florence ; Kamave | 1976-11-18 | 0 President control signer | E128745 PG | +67571287451 | florence@gorokabilum.org.pg | Faniufa ; ; Goroka ; EHP ; 441 ; Papua New Guinea
`,
  US: `
Bayou Teche Crawfish Cooperative, Inc. | Bayou Teche Crawfish | COOP | https://bayoutechecrawfish.com | office@bayoutechecrawfish.com | +13378228745
412 Main Hwy ; ; Breaux Bridge ; LA ; 70517
42874512K | 2012-03-21 | 45-2874512 | 112519 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 80000 | 20000 | 100k-1M |
Live and boiled crawfish from 30 ponds
Buyers in Texas and Sweden
- Claire ; Thibodeaux | 1974-04-11 | 3 President control signer | 561287451 US | +13372878451 | claire@bayoutechecrawfish.com | 12 Bayou Portage Rd ; ; Arnaudville ; Louisiana ; 70512 ; USA

Saguaro Telescope Optics LLC | Saguaro Optics | LLC | https://saguarooptics.com | sales@saguarooptics.com | +15202878451
2874 E Broadway Blvd Ste 41 ; ; Tucson ; Arizona ; 85716-5303
L-2287451-8 | 2018-09-12 | 83-1287451 | 333310 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 150000 | 70000 | 1M-10M |
Mirrors and mounts for observatories
Sales to universities in Chile and South Africa
- Hiroshi ; Nakagawa-Ortiz | 1979-06-19 | 55 Partner control signer | 562874512 US | +15203128745 | hiroshi@saguarooptics.com | 41 N Camino Seco ; ; Tucson ; AZ ; 85710 ; USA
- Denise ; Begay | 1984-10-03 | 45 Partner signer | 563745129 US | +19282878451 | denise@saguarooptics.com | 1041 E Whipple ; ; Show Low ; AZ ; 85901 ; USA

Penobscot Canoe Company | Penobscot Canoe | S | https://penobscotcanoe.com | build@penobscotcanoe.com | +12079428745
41 Stillwater Ave ; ; Old Town ; Maine ; 04468
20128745 D | 2001-05-15 | 01-0528745 | 336999 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 40000 | 10000 | 100k-1M |
Cedar canoes and paddles
Customers in Germany
- Everett ; Sockalexis | 1959-08-24 | 100 President control signer | 564512987 US | +12072878451 | everett@penobscotcanoe.com | 12 River Road ; ; Milford ; ME ; 04461 ; United States

Kāne'ohe Reef Restoration | Kāne'ohe Reef | NPC | https://kaneohereef.org | aloha@kaneohereef.org | +18082874512
46-412 Kamehameha Hwy ; ; Kāneʻohe ; HI ; 96744
328745 D2 | 2015-02-04 | 47-2874512 | 813319 | CHARITABLE_DONATIONS | GRANTS | 50000 | 9000 | 100k-1M |
Grows coral and removes invasive algae
Grants and pay of divers
- Kaleo ; Makaiwi | 1983-12-05 | 0 Director control signer | 565129874 US | +18083128745 | kaleo@kaneohereef.org | 45-041 Lilipuna Rd ; ; Kaneohe ; Hawaii ; 96744 ; USA
`,
  CA: `
Les Érables du Mont-Ham inc. | Érables Mont-Ham | C | https://erablesmontham.ca | info@erablesmontham.ca | +18198771287
41, rang des Érables ; ; Ham-Sud ; QC ; J0B 3J0
1171287451 | 2014-03-12 | 812874519RC0001 | 311999 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 45000 | 15000 | 100k-1M |
Sirop d'érable et beurre d'érable
Ventes en Allemagne et au Japon
- Geneviève ; Tremblay-Côté | 1986-02-23 | 100 President control signer | AB128745 CA | +18195711287 | genevieve@erablesmontham.ca | 12, chemin Gosford ; ; Ham-Sud ; Québec ; J0B 3J0 ; Canada
`,
  BR: `
Cachaça Serra do Espinhaço Ltda. | Serra do Espinhaço | LLC | https://cachacaespinhaco.com.br | alambique@cachacaespinhaco.com.br | +553832211287
Rodovia MGC-367, km 41 ; Zona Rural ; Diamantina ; MG ; 39100-000
12874512000166 | 2010-08-09 | 12874512000166 | 312230 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 120000 | 15000 | 100k-1M |
Cachaça envelhecida em amburana
Importadores na Alemanha
- Tereza Cristina ; Alcântara | 1975-05-06 | 100 Partner control signer | FX128745 BR | +5538991287451 | tereza@cachacaespinhaco.com.br | Rua da Quitanda, 12 ; ; Diamantina ; Minas Gerais ; 39100-000 ; Brasil
`,
  AU: `
Kangaroo Island Ligurian Honey Pty Ltd | KI Ligurian Honey | LLC | https://kiligurianhoney.com.au | bees@kiligurianhoney.com.au | +61885531287
41 Turner Street ; ; Penneshaw ; South Australia ; 5222
612874512 | 2016-09-01 | 87612874512 | 424490 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 30000 | 5000 | 100k-1M |
Honey of the Ligurian bee
Shops in Singapore and Italy
- Bronwyn ; Teasdale | 1980-07-11 | 100 Director control signer | PA1287451 AU | +61412874512 | bronwyn@kiligurianhoney.com.au | 12 Hog Bay Road ; ; Penneshaw ; SA ; 5222 ; Australia
`,
};
