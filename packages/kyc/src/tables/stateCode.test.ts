import { ruleTable } from '../testing/ruleTable.ts';
import { stateCode } from './stateCode.ts';

const state = 'registered_address.state';

ruleTable(stateCode, [
  { why: 'a short code', set: { [state]: 'WC' }, finds: [] },
  { why: 'a whole code', set: { [state]: 'ZA-WC' }, finds: [] },
  { why: 'a name', set: { [state]: 'western cape' }, finds: [] },
  {
    why: 'a name without its accent',
    set: { [state]: 'Sao Paulo', 'registered_address.country': 'BR' },
    finds: [],
  },
  { why: 'a code of another country', set: { [state]: 'NG-LA' }, finds: [state] },
  { why: 'a city', set: { [state]: 'Cape Town' }, finds: [state] },
  {
    why: 'where an owner lives',
    set: { 'business_owners.1.address.state': 'XX' },
    finds: ['business_owners.1.address.state'],
  },
  {
    why: 'a country without subdivisions',
    set: { [state]: 'none', 'registered_address.country': 'VA' },
    finds: [],
  },
]);
