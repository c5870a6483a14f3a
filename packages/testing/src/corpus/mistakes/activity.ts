import type { MistakeRow } from '../mistake.ts';

const says = (text: string) => ({ nature_of_business: text });
const place =
  'nature_of_business conducts_money_services industry is_dao operates_in_prohibited_countries account_purpose_explanation';

/** Declared activity that contradicts the industry or the flags. Needs a table of words. */
export const activityTableMistakes: readonly MistakeRow[] = [
  [
    'ng-4',
    'money transfer without the flag',
    'conducts_money_services',
    { conducts_money_services: false },
  ],
  [
    'za-5',
    'remittances without the flag',
    'conducts_money_services',
    { conducts_money_services: false },
  ],
  [
    'gb-2',
    'payment institution without the flag',
    'conducts_money_services',
    { conducts_money_services: false },
  ],
  ['us-6', 'DAO LLC without the flag', 'is_dao', { is_dao: false }],
  [
    'ng-1',
    'bureau de change in a food company',
    place,
    says('Bureau de change and currency exchange for travelers'),
  ],
  [
    'ke-3',
    'crypto exchange in a grocery',
    place,
    says('Buying and selling bitcoin and USDT for customers'),
  ],
  ['gh-3', 'sports betting in a fabric shop', place, says('Online sports betting and casino')],
  ['ae-1', 'arms dealing', place, says('Trading in firearms, ammunition and military spare parts')],
  ['nl-1', 'cannabis', place, says('Wholesale of cannabis flower and CBD oil')],
  ['us-1', 'adult content', place, says('Adult entertainment website with live cams')],
  [
    'gb-8',
    'hospital for a bakery code',
    place,
    says('Private hospital with 40 beds and a maternity ward'),
  ],
  ['de-1', 'farming for a machinery code', place, says('Dairy farm with 200 cows')],
  [
    'in-1',
    'taxi service for a software code',
    place,
    says('Taxi and ride hailing with 40 drivers'),
  ],
  [
    'fr-1',
    'works with buyers in Iran',
    place,
    says('Négoce de fruits: exports of machinery to Iran and Syria'),
  ],
  ['tr-1', 'sells to North Korea', place, says('Olive oil sold to North Korea (DPRK)')],
  ['ae-2', 'charter to Crimea', place, says('Yacht charter from Dubai and Sevastopol, Crimea')],
];

/** Figures, purpose and text of the activity. */
export const activityMistakes: readonly MistakeRow[] = [
  [
    'ng-7',
    'prohibited countries declared',
    'operates_in_prohibited_countries',
    { operates_in_prohibited_countries: true },
  ],
  [
    'sg-1',
    'payments a hundred times the revenue of a shop',
    'expected_monthly_payments_usd estimated_annual_revenue_usd',
    {
      conducts_money_services: false,
      nature_of_business: 'Noodle restaurant',
      industry: '722511',
      expected_monthly_payments_usd: 90_000_000,
    },
  ],
  [
    'ke-3',
    'payments a year are 300 times the revenue',
    'expected_monthly_payments_usd estimated_annual_revenue_usd',
    { expected_monthly_payments_usd: 2_500_000 },
  ],
  [
    'br-1',
    'salary as the source of funds of a company',
    'source_of_funds',
    { source_of_funds: 'SALARY' },
  ],
  [
    'us-2',
    'personal expenses as the purpose',
    'account_purpose',
    { account_purpose: 'PERSONAL_OR_LIVING_EXPENSES' },
  ],
  [
    'za-4',
    'gambling proceeds of a charity',
    'source_of_funds',
    { source_of_funds: 'GAMBLING_PROCEEDS' },
  ],
  [
    'gb-1',
    'purpose OTHER without a word',
    'account_purpose_explanation account_purpose',
    { account_purpose: 'OTHER', account_purpose_explanation: '-' },
  ],
  ['ng-3', 'one word as the nature of business', 'nature_of_business', says('Business')],
  [
    'gh-2',
    'nature of business repeats the name',
    'nature_of_business',
    says('Tema Cold Chain Company Ltd.'),
  ],
  ['us-5', 'nature left empty', 'nature_of_business', says('')],
  ['ca-1', 'industry that is not in the list', 'industry', { industry: '999999' }],
  ['jp-1', 'industry as a number', 'industry', { industry: 333517 }],
  ['co-1', 'negative income', 'expected_monthly_income', { expected_monthly_income: -320000000 }],
  ['cl-1', 'income as text', 'expected_monthly_income', { expected_monthly_income: '450.000.000' }],
];

/** Flags that were never answered: each defaults to `false` silently. */
export const flagMistakes: readonly MistakeRow[] = [
  [
    'us-1',
    'money services not answered',
    'conducts_money_services',
    { conducts_money_services: undefined },
  ],
  [
    'ng-1',
    'prohibited countries not answered',
    'operates_in_prohibited_countries',
    { operates_in_prohibited_countries: undefined },
  ],
  ['gb-1', 'DAO not answered', 'is_dao', { is_dao: undefined }],
  [
    'za-1',
    'beneficial ownership not answered',
    'o0.is_beneficial_owner',
    { 'o0.is_beneficial_owner': undefined },
  ],
  ['ke-1', 'answered with text', 'conducts_money_services', { conducts_money_services: 'no' }],
];

/** Countries at risk, by table. */
export const riskMistakes: readonly MistakeRow[] = [
  ['ae-1', 'owner of Iranian nationality', 'o1.nationality', { 'o1.nationality': 'IR' }],
  ['tr-1', 'owner from North Korea', 'o1.nationality', { 'o1.nationality': 'KP' }],
  [
    'my-1',
    'registered in Myanmar',
    'registered_address.country',
    {
      'registered_address.country': 'MM',
      'registered_address.state': 'Yangon',
      'registered_address.postal_code': '11181',
    },
  ],
  ['gr-1', 'owner lives in Syria', 'o0.address.country', { 'o0.address.country': 'Syria' }],
  ['cy-1', 'owner lives in Iran', 'o0.address.country', { 'o0.address.country': 'Iran' }],
  [
    'pa-1',
    'registered in Cuba',
    'registered_address.country',
    {
      'registered_address.country': 'CU',
      'registered_address.state': 'La Habana',
      'registered_address.postal_code': '10400',
    },
  ],
  [
    'ua-1',
    'registered in Crimea',
    'registered_address.state registered_address',
    {
      'registered_address.city': 'Симферополь',
      'registered_address.state': 'Автономна Республіка Крим',
      'registered_address.postal_code': '95000',
    },
  ],
];
