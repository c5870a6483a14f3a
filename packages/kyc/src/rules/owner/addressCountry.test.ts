import { ruleTable } from '../../testing/ruleTable.ts';
import { addressCountry } from './addressCountry.ts';

const country = 'business_owners.0.address.country';

ruleTable(addressCountry, [
  { why: 'a code of the list', set: { [country]: 'NG' }, finds: [] },
  { why: 'a code that the list of the API lacks', set: { [country]: 'CI' }, finds: [] },
  { why: 'a name', set: { [country]: ' kenya' }, finds: [] },
  { why: 'a name in another language', set: { [country]: 'Deutschland' }, finds: [] },
  { why: 'a typo', set: { [country]: 'Nigeira' }, finds: [country], says: 'Nigeria' },
  { why: 'not a country', set: { [country]: 'Atlantis' }, finds: [country] },
  { why: 'a code nobody has', set: { [country]: 'XX' }, finds: [country] },
]);
