/** NAICS sectors (first two digits) that one trade may belong to: a farm may sell, a shop may manufacture. */
export type Sector =
  | 'goods'
  | 'building'
  | 'transport'
  | 'knowledge'
  | 'finance'
  | 'health'
  | 'leisure'
  | 'personal';

const sectorsByCode: Readonly<Record<string, readonly Sector[]>> = {
  '11': ['goods'],
  '21': ['goods'],
  '22': ['goods', 'building'],
  '23': ['building'],
  '31': ['goods'],
  '32': ['goods'],
  '33': ['goods'],
  '42': ['goods'],
  '44': ['goods'],
  '45': ['goods'],
  '48': ['transport', 'leisure'],
  '49': ['transport'],
  '51': ['knowledge'],
  '52': ['finance'],
  '53': ['building', 'finance'],
  '54': ['knowledge'],
  '55': ['finance', 'knowledge'],
  '56': ['knowledge', 'personal', 'building', 'leisure'],
  '61': ['knowledge'],
  '62': ['health'],
  '71': ['leisure'],
  '72': ['leisure'],
  '81': ['personal'],
};

/** Words that clearly name a trade; `*` stands for any ending. Compiled by this project. */
const words: readonly (readonly [Sector, string])[] = [
  [
    'goods',
    'bakeries, bakery, boutique, boutiques, brewery, clothing, crop, crops, distribut*, export*, fabric, fabrics, factories, factory, farm, farmer, farmers, farming, farms, fishery, food, foods, furniture, garment, garments, goods, import*, livestock, machinery, manufactur*, mill, mills, mine, mines, mining, pharmacies, pharmacy, poultry, producer, product, production, products, quarry, retail*, sale, sales, sell, selling, sells, shop, shops, store, stores, supermarket, supermarkets, supplier, suppliers, supplies, supply, trader, traders, trading, wholesale*',
  ],
  [
    'building',
    'builder, builders, building, civil engineering, construct*, contractor, contractors, electrician, electricians, housing, installation, plumbing, properties, property, real estate, renovation, renovations, roofing, solar',
  ],
  [
    'transport',
    'airline, airlines, buses, coaches, courier, couriers, customs agent*, customs brok*, deliveries, delivery, ferries, ferry, freight, haulage, logistic, logistics, ride hailing, shipment, shipping, taxi, taxis, transport*, truck, trucking, trucks, warehous*',
  ],
  [
    'knowledge',
    'account*, advertis*, advice, advisory, agency, app, apps, architect*, audit*, broadcast*, consult*, course, courses, data, design*, digital, educat*, engineering, film, films, hosting, it services, law, legal, marketing, media, music, outsourc*, platform, platforms, printing, publish*, recruit*, research, saas, school, schools, service for, services for, software, staffing, technology, telecom*, training, translat*, tuition, web, website, websites',
  ],
  [
    'finance',
    'bank, banking, banks, bitcoin, crypto*, exchange, financ*, fintech, forex, fund, funds, insur*, invest*, leasing, lending, loan, loans, microfinance, money transfer, money transfers, payment, payments, pension, remittance, remittances, savings, treasury',
  ],
  [
    'health',
    'care home, care homes, child care, childcare, clinic, clinics, day care, daycare, dental, dentist, dentists, diagnostic*, doctor, doctors, health*, hospital, hospitals, laboratories, laboratory, maternity, medical, nursing, physiotherap*, therapy',
  ],
  [
    'leisure',
    'bar, bars, betting, cafe, cafes, café, cafés, casino, casinos, cater*, concert, concerts, entertainment, event, events, fitness, gambling, gaming, guest house, guest houses, guesthouse, guesthouses, gym, gyms, hostel, hostels, hotel, hotels, lodge, lodges, lotteries, lottery, museum, museums, nightclub, nightclubs, restaurant, restaurants, safari*, sport, sports, theat*, tour, tourism, tours, travel, wedding, weddings',
  ],
  [
    'personal',
    'association, associations, beauty, charit*, church*, cleaning, foundation, funeral, garage, garages, hair*, laundr*, maintenance, mechanic, mechanics, ministr*, ngo, non profit, nonprofit, relief, repair, repairs, salon, salons, security guard, security guards, union',
  ],
];

/** A pattern for words in a text whose words are separated by single spaces: ` shop `, or ` manufactur` for any ending. */
const listed = words.map(([sector, list]) => {
  const entries = list.split(', ').map((word) => ` ${word} `.replace('* ', ''));
  return [sector, new RegExp(entries.join('|'))] as const;
});

/** Returns the sectors that a NAICS code can belong to; none for codes that don't tell, such as public administration. */
export const sectorsOfCode = (code: string): readonly Sector[] =>
  sectorsByCode[code.slice(0, 2)] ?? [];

/** After these words come the customers, tools or materials of a business. */
const objects = /\b(?:for|to|of|from|at|in|with|that|which|by)\b/;

/** Returns the sectors that an English description begins with: `Software` of `Software for farms`. */
export function sectorsOf(description: string): readonly Sector[] {
  const [text = ''] = description.slice(0, 2000).normalize('NFKC').toLowerCase().split(objects);
  const spaced = ` ${text
    .replace(/[^\p{L}\p{N}]/gu, ' ')
    .split(/ +/)
    .join(' ')} `;
  return listed.filter(([, entries]) => entries.test(spaced)).map(([sector]) => sector);
}
