import { ruleTable } from '../testing/ruleTable.ts';
import { countryNamed } from './countryNamed.ts';

const nature = 'nature_of_business';

ruleTable(countryNamed, [
  { why: 'no country', set: {}, finds: [] },
  { why: 'Iran', set: { [nature]: 'Sells carpets to Iran' }, finds: [nature], says: 'Iran' },
  {
    why: 'and the answer is yes',
    set: { [nature]: 'Sells carpets to Iran', operates_in_prohibited_countries: true },
    finds: [],
  },
  { why: 'denied', set: { [nature]: 'Carpets, not to Iran or Cuba' }, finds: [] },
  { why: 'Syria, after the sanctions', set: { [nature]: 'Oil to Syria' }, finds: [] },
  {
    why: 'Syria, on their last day',
    set: { [nature]: 'Oil to Syria' },
    asOf: '2025-06-30',
    finds: [nature],
  },
]);
