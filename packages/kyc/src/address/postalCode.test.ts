import { ruleTable } from '../testing/ruleTable.ts';
import { postalCode } from './postalCode.ts';

const code = 'registered_address.postal_code';
const country = 'registered_address.country';

ruleTable(postalCode, [
  { why: 'four digits in South Africa', set: { [code]: '8001' }, finds: [] },
  { why: 'five digits in South Africa', set: { [code]: '80011' }, finds: [code] },
  { why: 'six digits in Nigeria', set: { [code]: '100001', [country]: 'NG' }, finds: [] },
  { why: 'letters in Nigeria', set: { [code]: 'SW1A 1AA', [country]: 'NG' }, finds: [code] },
  { why: 'a country not on record', set: { [code]: 'x', [country]: 'AO' }, finds: [] },
]);
