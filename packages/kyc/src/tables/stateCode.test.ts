import { ruleTable } from '../testing/ruleTable.ts';
import { stateCode, stateName, stateOfCity } from './stateCode.ts';

const state = 'registered_address.state';
const country = 'registered_address.country';

ruleTable(stateCode, [
  { why: 'a short code', set: { [state]: 'WC' }, finds: [] },
  { why: 'a whole code', set: { [state]: 'ZA-WC' }, finds: [] },
  { why: 'a name', set: { [state]: 'western cape' }, finds: [] },
  {
    why: 'a name without its accent',
    set: { [state]: 'Sao Paulo', [country]: 'BR' },
    finds: [],
  },
  { why: 'a code of another country', set: { [state]: 'NG-LA' }, finds: [state] },
  { why: 'a city', set: { [state]: 'Cape Town' }, finds: [state] },
  {
    why: 'a name with its kind',
    set: { [state]: 'Western Cape Province' },
    finds: [state],
    says: 'ZA-WC',
  },
  {
    why: 'where an owner lives',
    set: { 'business_owners.1.address.state': 'XX' },
    finds: ['business_owners.1.address.state'],
  },
  { why: 'a city-state', set: { [state]: 'Singapore', [country]: 'SG' }, finds: [] },
]);

ruleTable(stateName, [
  { why: 'a code', set: { [state]: 'ZA-WC' }, finds: [] },
  { why: 'a name', set: { [state]: 'Western Cape' }, finds: [state], says: 'ZA-WC' },
  { why: 'no name of the country', set: { [state]: 'Lagos' }, finds: [] },
  { why: 'a city-state', set: { [state]: 'Monte-Carlo', [country]: 'MC' }, finds: [] },
]);

ruleTable(stateOfCity, [
  { why: 'a country with states', set: { [state]: 'Cape Town' }, finds: [] },
  {
    why: 'the city as the state',
    set: { [state]: 'Singapore', 'registered_address.city': 'Singapore', [country]: 'SG' },
    finds: [],
  },
  { why: 'something else', set: { [state]: 'N/A', [country]: 'SG' }, finds: [state] },
  { why: 'a code of ISO 3166-2', set: { [state]: 'SG-01', [country]: 'SG' }, finds: [] },
  { why: 'a country without codes', set: { [state]: '-', [country]: 'VA' }, finds: [state] },
]);
