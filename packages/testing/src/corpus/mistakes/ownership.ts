import type { MistakeRow } from '../mistake.ts';

type Draft = { readonly business_owners: readonly Record<string, unknown>[] };
const secondIsFirst = ({ business_owners: [first, second] }: Draft) => [
  first,
  { ...second, ...first },
];

/** Owners, shares and roles. */
export const ownershipMistakes: readonly MistakeRow[] = [
  ['ng-1', 'shares add up to 110', 'business_owners', { 'o1.ownership_percentage': 50 }],
  ['us-2', 'shares add up to 105', 'business_owners', { 'o2.ownership_percentage': 30 }],
  [
    'gb-2',
    'each owner has 100%',
    'business_owners',
    { 'o0.ownership_percentage': 100, 'o1.ownership_percentage': 100 },
  ],
  [
    'za-5',
    'shares as fractions of one',
    'business_owners',
    { 'o0.ownership_percentage': 0.45, 'o1.ownership_percentage': 0.55 },
  ],
  [
    'ke-2',
    'an owner of 27% left out',
    'business_owners',
    { business_owners: ({ business_owners: [a, , c] }: Draft) => [a, c] },
  ],
  [
    'ng-3',
    'half of the shares unaccounted for',
    'business_owners',
    { business_owners: ({ business_owners: [a] }: Draft) => [a] },
  ],
  [
    'fr-2',
    'half of the shares unaccounted for in a partnership',
    'business_owners',
    { business_owners: ({ business_owners: [a] }: Draft) => [a] },
  ],
  ['in-2', 'no owner at all', 'business_owners', { business_owners: [] }],
  ['tr-1', 'no control person', 'business_owners', { 'o0.is_control_person': false }],
  ['ph-1', 'no signer', 'business_owners', { 'o0.is_signer': false, 'o1.is_signer': false }],
  [
    'lk-1',
    'sole owner neither controls nor signs',
    'business_owners',
    { 'o0.is_control_person': false, 'o0.is_signer': false },
  ],
  [
    'za-1',
    'the second owner is the first, entered twice',
    'business_owners o1',
    { business_owners: secondIsFirst },
  ],
  [
    'ar-1',
    'one owner entered twice with another email',
    'business_owners o1 o1.id_number',
    {
      o1: ({ business_owners: [first] }: Draft) => ({
        ...first,
        email: 'm.etchegaray@gmail.com',
        ownership_percentage: 33,
      }),
    },
  ],
  [
    'it-1',
    'two owners with one passport number',
    'o1.id_number o0.id_number business_owners',
    { 'o1.id_number': 'YA2098712' },
  ],
  [
    'jp-1',
    'spouses with one passport number',
    'o1.id_number o0.id_number business_owners',
    { 'o1.id_number': 'TR2098712' },
  ],
  [
    'gh-4',
    '37.5% not marked as beneficial owner',
    'o1.is_beneficial_owner',
    { 'o1.is_beneficial_owner': false },
  ],
  [
    'ng-7',
    '74.99% not marked as beneficial owner',
    'o0.is_beneficial_owner',
    { 'o0.is_beneficial_owner': false },
  ],
  [
    'us-7',
    'owner of 22% who also controls: title given as text',
    'o1.title',
    { 'o1.title': 'Managing Partner' },
  ],
  ['rw-1', 'negative share', 'o1.ownership_percentage', { 'o1.ownership_percentage': -35 }],
  ['ug-1', 'share of 500', 'o0.ownership_percentage', { 'o0.ownership_percentage': 500 }],
  [
    'tz-1',
    'share as text with a percent sign',
    'o0.ownership_percentage',
    { 'o0.ownership_percentage': '80%' },
  ],
  [
    'ma-2',
    'sole proprietor with two owners',
    'business_owners business_type',
    {
      business_type: 'SOLE_PROPRIETORSHIP',
      business_owners: ({ business_owners: [a] }: Draft) => [
        { ...a, ownership_percentage: 50 },
        {
          ...a,
          first_name: 'Nadia',
          last_name: 'Bennani',
          email: 'nadia@casatransit.ma',
          phone_number: '+212661298346',
          date_of_birth: '1985-03-03',
          id_number: 'AC2298713',
          ownership_percentage: 50,
        },
      ],
    },
  ],
  [
    'ke-5',
    'partnership with one partner',
    'business_owners business_type',
    { business_owners: ({ business_owners: [a] }: Draft) => [{ ...a, ownership_percentage: 100 }] },
  ],
  [
    'gb-8',
    'sole proprietor with 60%',
    'business_owners o0.ownership_percentage',
    { 'o0.ownership_percentage': 60 },
  ],
  ['us-9', 'title as a trade', 'o0.title', { 'o0.title': 'Painter' }],
  ['vn-1', 'owners are an empty object', 'business_owners', { business_owners: {} }],
];
