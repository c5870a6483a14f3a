import { ruleTable } from '../testing/ruleTable.ts';
import { addressCountry } from './addressCountry.ts';

const country = 'business_owners.0.address.country';

ruleTable(addressCountry, [
  { why: 'a code of the list', set: { [country]: 'NG' }, finds: [] },
  { why: 'a code that the list of the API lacks', set: { [country]: 'CI' }, finds: [] },
  { why: 'a name', set: { [country]: ' kenya' }, finds: [country], says: 'such as KE' },
  { why: 'lower case', set: { [country]: 'ke' }, finds: [country], says: 'such as KE' },
  { why: 'no country', set: { [country]: 'Atlantis' }, finds: [country], says: 'such as NG' },
  { why: 'three letters', set: { [country]: 'NGA' }, finds: [country] },
]);
