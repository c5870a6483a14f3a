/** Columns: see `readCompanies.ts`. */
export const americas = {
  CA: `
Boréal Gestion d'Énergie Inc. | Boréal Énergie | NONUS | https://borealenergie.ca | info@borealenergie.ca | +15142987123
1250, boul. René-Lévesque Ouest ; bureau 2200 ; Montréal ; Québec ; H3B 4W8
1298712-3 | 2019-05-13 | 129871232RC0001 | 541690 | OPERATING_A_COMPANY | BUSINESS_INCOME | 120000 | 18000 | 1M-10M |
Conseil en efficacité énergétique
Sous-traitants au Sénégal
- Geneviève ; Tremblay-Côté | 1982-06-24 | 60 President control signer | AB298712 CA | +15145298712 | genevieve@borealenergie.ca | 4210, rue Saint-Denis ; ; Montréal ; QC ; H2J 2K8 ; Canada
- Deepak ; Sandhu | 1984-07-01 | 40 Vice President signer | AC398713 CA | +16042987123 | deepak@borealenergie.ca | 1288 W Georgia St, 2104 ; ; Vancouver ; British Columbia ; V6E 4R3 ; Canada
`,
  MX: `
Mezcal Valle Sagrado, S. de R.L. de C.V. | Valle Sagrado | LLC | https://vallesagrado.mx | ventas@vallesagrado.mx | +529512987123
Calle Macedonio Alcalá 402 ; Col. Centro ; Oaxaca de Juárez ; Oaxaca ; 68000
N-2018041298 | 2018-06-18 | MVS180618K45 | 312111 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 900000 | 9000 | 100k-1M |
Mezcal artesanal de San Dionisio
Cobros de importadores en Texas
- María Guadalupe ; Hernández y Hernández | 1979-12-12 | 70 Director control signer | G29871234 MX | +529511298712 | lupita@vallesagrado.mx | Privada de Rosas 8 ; ; Oaxaca ; Oax. ; 68050 ; México
- Ángel ; Ruiz Ñ. | 1976-09-16 | 30 Partner | G39871235 MX | +529512098713 | angel@vallesagrado.mx | Carretera a Ocotlán km 22 ; ; San Dionisio Ocotepec ; Oaxaca ; 70495 ; México

Grupo Nuba Soluciones, S.A. de C.V. | Nuba | NONUS | https://gruponuba.mx | hola@gruponuba.mx | +525552987123
Av. Paseo de la Reforma 296, piso 30 ; Juárez ; Cuauhtémoc ; CDMX ; 06600
N-2016029871 | 2016-03-30 | GNS160330TR0 | 541512 | OPERATING_A_COMPANY | BUSINESS_INCOME | 2500000 | 80000 | 1M-10M |
Plataforma de nómina
Pago a contratistas en Colombia y Kenia
- Sofía ; Ibarra de la Peña | 1987-02-05 | 100 CEO control signer | N09871236 MX | +525512987124 | sofia@gruponuba.mx | Ámsterdam 112 ; Hipódromo ; Ciudad de México ; Ciudad de México ; 06100 ; México
`,
  BR: `
Café Serra da Canastra Ltda. | Serra da Canastra | LLC | https://cafeserradacanastra.com.br | contato@cafeserradacanastra.com.br | +553732987123
Rua Padre Abel, 120 ; Centro ; Piumhi ; Minas Gerais ; 37925-000
31209871234 | 2015-08-19 | 22.987.123/0001-09 | 424490 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 260000 | 22000 | 100k-1M |
Torrefação e exportação de cafés especiais
Recebimento de exportações para a Coreia
- Antônio ; de Araújo Gonçalves | 1971-06-13 | 100 Owner control signer | FZ298712 BR | +5537991298712 | antonio@cafeserradacanastra.com.br | Sítio Boa Vista, s/n ; ; São Roque de Minas ; MG ; 37928-000 ; Brasil

Pix Ponte Tecnologia S.A. | Pix Ponte | C | https://pixponte.com.br | compliance@pixponte.com.br | +551132987123
Av. Brigadeiro Faria Lima, 3477, 14º andar ; Itaim Bibi ; São Paulo ; SP ; 04538-133
35300298712 | 2021-01-11 | 40.298.712/0001-53 | 522390 | OPERATING_A_COMPANY | INVESTMENT_PROCEEDS | 1800000 | 3000000 | 1M-10M | money
Instituição de pagamento: liquidação de remessas
Liquidez em dólar para parceiros na África
- Luísa ; Yamamoto | 1989-09-07 | 40 CEO control signer | GA298713 BR | +5511991298712 | luisa@pixponte.com.br | Rua Oscar Freire, 900 ; ; São Paulo ; São Paulo ; 01426-000 ; Brasil
- Caio ; Fernandes-Abreu | 1986-11-15 | 35 CTO | GB398714 BR | +5521991298713 | caio@pixponte.com.br | Rua Visconde de Pirajá, 330 ; Ipanema ; Rio de Janeiro ; RJ ; 22410-000 ; Brasil
`,
  CO: `
Flores de la Sabana S.A.S. | Flores de la Sabana | LLC | https://floresdelasabana.co | ventas@floresdelasabana.co | +576012987123
Calle 93 # 14-20, oficina 402 ; ; Bogotá ; Bogotá D.C. ; 110221
02987123 | 2017-02-14 | 901.298.712-3 | 111421 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 320000000 | 45000 | 1M-10M |
Claveles y alstroemerias
Cobros de supermercados en EE. UU.
- Andrés Felipe ; Quiñónez | 1983-10-12 | 100 Manager control signer | AV298712 CO | +573102987123 | andres@floresdelasabana.co | Carrera 7 # 82-66 ; ; Bogotá ; Cundinamarca ; 110221 ; Colombia
`,
  AR: `
Bodega Tres Hermanos S.R.L. | Tres Hermanos | LLC | https://treshermanos.com.ar | bodega@treshermanos.com.ar | +542614298712
Ruta 7 km 1042 ; ; Luján de Cuyo ; Mendoza ; M5507
12.987 | 2010-10-04 | 30-71129871-8 | 424820 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 24000000 | 18000 | 1M-10M |
Vinos malbec
Cobros de exportación
- Martín ; Etchegaray | 1968-05-25 | 34 Manager control signer | AAC298712 AR | +5492615298712 | martin@treshermanos.com.ar | Av. Arístides Villanueva 210 ; ; Mendoza ; Mza. ; M5500 ; Argentina
- Pilar ; Etchegaray | 1970-07-09 | 33 Partner | AAD398713 AR | +5492615298713 | pilar@treshermanos.com.ar | Paso de los Andes 1110 ; ; Mendoza ; Mendoza ; M5500 ; Argentina
- Lucio ; Etchegaray | 1974-12-08 | 33 Partner signer | AAE498714 AR | +5491152987124 | lucio@treshermanos.com.ar | Av. Santa Fe 3200, 5 B ; ; Buenos Aires ; CABA ; C1425BGP ; Argentina
`,
  CL: `
Salmones Chiloé SpA | Salmones Chiloé | NONUS | https://salmoneschiloe.cl | contacto@salmoneschiloe.cl | +56652298712
Av. Soberanía Nacional 500 ; ; Ancud ; Los Lagos ; 5710000
298712-2015 | 2015-11-27 | 76.529.871-7 | 112519 | OPERATING_A_COMPANY | SALES_OF_GOODS_AND_SERVICES | 450000000 | 220000 | 10M-50M |
Cultivo de salmón coho
Alimento importado y ventas a Japón
- Ximena ; Oyarzún Barría | 1975-09-18 | 100 President control signer | F29871234 CL | +56992987123 | ximena@salmoneschiloe.cl | Pedro Montt 210 ; ; Castro ; Región de Los Lagos ; 5700000 ; Chile
`,
  PE: `
Alpaca Andina E.I.R.L. | Alpaca Andina | LLC | https://alpacaandina.pe | ventas@alpacaandina.pe | +5154298712
Calle Santa Catalina 210 ; ; Arequipa ; Arequipa ; 04001
11298712 | 2016-02-22 | 20601298717 | 315120 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 35000 | 2500 | 100k-1M |
Chompas y mantas de alpaca
Ventas por internet a Europa
- Yolanda ; Quispe Mamani | 1977-06-24 | 100 Owner control signer | 119298712 PE | +51959298712 | yolanda@alpacaandina.pe | Urb. Cayma, Mz. D Lt. 4 ; ; Arequipa ; AQP ; 04017 ; Perú
`,
  JM: `
Blue Mountain Bean Company Limited | BM Bean | NONUS | https://bluemountainbean.com.jm | orders@bluemountainbean.com.jm | +18769298712
14 Hope Road ; ; Kingston ; St. Andrew ; JMAAW10
98712 | 2017-04-03 | 002-987-123 | 311999 | ECOMMERCE_RETAIL_PAYMENTS | SALES_OF_GOODS_AND_SERVICES | 2500000 | 6000 | 100k-1M |
Roasted single-estate coffee
Online orders from Japan
- Marcia ; Campbell-Reid | 1973-08-06 | 100 Director control signer | A2987123 JM | +18763298712 | marcia@bluemountainbean.com.jm | 3 Jacks Hill Road ; ; Kingston 6 ; Saint Andrew ; JMAAW06 ; Jamaica
`,
  PA: `
Istmo Logística, S.A. | Istmo Logística | NONUS | https://istmologistica.com.pa | operaciones@istmologistica.com.pa | +5072298712
Calle 50, Torre Global Bank, piso 18 ; ; Ciudad de Panamá ; Panamá ; 0801
155629871-2-2016 | 2016-03-17 | 155629871-2-2016 DV 42 | 488510 | OPERATING_A_COMPANY | BUSINESS_INCOME | 90000 | 50000 | 1M-10M |
Reexportación desde la Zona Libre de Colón
Fletes y proveedores en China
- Ricardo ; Arosemena | 1970-11-03 | 100 President control signer | PA0298712 PA | +50766298712 | ricardo@istmologistica.com.pa | Punta Paitilla, PH Aqualina ; ; Panamá ; Panama City ; 0801 ; Panamá
`,
};
