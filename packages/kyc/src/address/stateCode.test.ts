import { ruleTable } from '../testing/ruleTable.ts';
import { stateCode } from './stateCode.ts';

const state = 'registered_address.state';
const country = 'registered_address.country';

ruleTable(stateCode, [
  { why: 'a short code', set: { [state]: 'WC' }, finds: [] },
  { why: 'a whole code', set: { [state]: 'ZA-WC' }, finds: [] },
  { why: 'a name', set: { [state]: 'western cape' }, finds: [] },
  { why: 'a name with its kind', set: { [state]: 'Western Cape Province' }, finds: [] },
  { why: 'a name without its accent', set: { [state]: 'Sao Paulo', [country]: 'BR' }, finds: [] },
  { why: 'a typo', set: { [state]: 'Westen Cape' }, finds: [state], says: 'ZA-WC' },
  {
    why: 'a typo where an owner lives',
    set: { 'business_owners.1.address.state': 'Guateng' },
    finds: ['business_owners.1.address.state'],
    says: 'ZA-GP',
  },
  { why: 'a name that comes close to none', set: { [state]: 'Cape Town' }, finds: [] },
  { why: 'a country without subdivisions', set: { [state]: 'x', [country]: 'VA' }, finds: [] },
]);
