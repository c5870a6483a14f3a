/** Sectors of NAICS (first two digits) that one trade may belong to: a farm that sells, a shop that makes. */
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

/** Whole words, singular and plural, that name a trade beyond doubt. Own list. */
const words: readonly (readonly [Sector, RegExp])[] = [
  [
    'goods',
    /\b(?:farms?|farming|farmers?|crops?|poultry|livestock|fishery|mining|mines?|quarry|manufactur\w{1,12}|factory|factories|bakery|bakeries|brewery|mills?|wholesale\w{0,12}|retail\w{0,12}|shops?|stores?|supermarkets?|boutiques?|import\w{0,12}|export\w{0,12}|sells?|selling|sale|sales|trading|traders?|distribut\w{1,12}|suppl(?:y|ies|iers?)|products?|goods|foods?|garments?|clothing|fabrics?|furniture|machinery|pharmac(?:y|ies)|producer|production)\b/,
  ],
  [
    'building',
    /\b(?:construct\w{1,12}|builders?|building|contractors?|plumbing|roofing|civil engineering|real estate|property|properties|electricians?|installation|renovations?|housing|solar)\b/,
  ],
  [
    'transport',
    /\b(?:transport\w{0,12}|logistics?|haulage|trucking|trucks?|couriers?|freight|shipping|shipment|warehous\w{1,12}|taxis?|ride[- ]hailing|delivery|deliveries|airlines?|buses|coaches|ferr(?:y|ies)|customs (?:agent|brok)\w{0,12})\b/,
  ],
  [
    'knowledge',
    /\b(?:software|saas|apps?|platforms?|websites?|web|hosting|data|telecom\w{0,12}|broadcast\w{0,12}|publish\w{0,12}|media|films?|music|consult\w{1,12}|advisory|advice|law|legal|account\w{1,12}|audit\w{0,12}|architect\w{0,12}|engineering|marketing|advertis\w{1,12}|design\w{0,12}|research|it services|technology|digital|schools?|training|educat\w{1,12}|tuition|courses?|translat\w{1,12}|staffing|recruit\w{1,12}|outsourc\w{1,12}|printing|services? for|agency)\b/,
  ],
  [
    'finance',
    /\b(?:banks?|banking|insur\w{1,12}|lending|loans?|microfinance|financ\w{1,12}|invest\w{1,12}|payments?|fintech|remittances?|money transfers?|exchange|bitcoin|crypto\w{0,12}|forex|funds?|savings|pension|leasing|treasury)\b/,
  ],
  [
    'health',
    /\b(?:hospitals?|clinics?|medical|dental|dentists?|doctors?|nursing|maternity|health\w{0,12}|laborator(?:y|ies)|physiotherap\w{1,12}|care homes?|child ?care|day ?care|therapy|diagnostic\w{0,12})\b/,
  ],
  [
    'leisure',
    /\b(?:restaurants?|hotels?|cater\w{1,12}|caf[eé]s?|bars?|lodges?|guest ?houses?|hostels?|gyms?|fitness|betting|casinos?|gambling|lotter(?:y|ies)|gaming|sports?|tours?|tourism|travel|safari\w{0,12}|events?|entertainment|concerts?|theat\w{1,12}|museums?|nightclubs?|weddings?)\b/,
  ],
  [
    'personal',
    /\b(?:repairs?|salons?|hair\w{0,12}|beauty|laundr\w{1,12}|cleaning|church\w{0,12}|ministr\w{1,12}|associations?|charit\w{1,12}|foundation|funeral|security guards?|mechanics?|garages?|maintenance|relief|non-?profit|ngo|union)\b/,
  ],
];

/** The sectors that a NAICS code can belong to; none where they say nothing, such as public administration. */
export const sectorsOfCode = (code: string): readonly Sector[] =>
  sectorsByCode[code.slice(0, 2)] ?? [];

/** What follows is what the business works with, or for whom. */
const objects = /\b(?:for|to|of|from|at|in|with|that|which|by)\b/;

/** The sectors that an English description begins with: `Software` of `Software for farms`. */
export function sectorsOf(description: string): readonly Sector[] {
  const [text = ''] = description.slice(0, 2000).normalize('NFKC').toLowerCase().split(objects);
  return words.filter(([, pattern]) => pattern.test(text)).map(([sector]) => sector);
}
