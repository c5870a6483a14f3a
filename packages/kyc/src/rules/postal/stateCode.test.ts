import { ruleTable } from '../../testing/ruleTable.ts';
import { stateCode } from './stateCode.ts';

const state = 'registered_address.state';
const country = 'registered_address.country';

ruleTable(stateCode, [
  { why: 'a short code', set: { [state]: 'WC' }, finds: [] },
  { why: 'a whole code', set: { [state]: 'ZA-WC' }, finds: [] },
  { why: 'a name', set: { [state]: 'western cape' }, finds: [] },
  { why: 'a name with its kind', set: { [state]: 'Western Cape Province' }, finds: [] },
  { why: 'a name without its accent', set: { [state]: 'Sao Paulo', [country]: 'BR' }, finds: [] },
  { why: 'a typo', set: { [state]: 'Westen Cape' }, finds: [state], says: 'Western Cape' },
  {
    why: 'a typo where an owner lives',
    set: { 'business_owners.1.address.state': 'Guateng' },
    finds: ['business_owners.1.address.state'],
    says: 'Gauteng',
  },
  {
    why: 'a typo beside the name of the country',
    set: {
      'business_owners.1.address.state': 'Guateng',
      'business_owners.1.address.country': 'South Africa',
    },
    finds: ['business_owners.1.address.state'],
    says: 'Gauteng',
  },
  {
    why: 'a city in a country whose list of states is closed',
    set: { [state]: 'Durban' },
    finds: [state],
    says: 'isn’t a state or province of South Africa',
  },
  {
    why: 'a code that no state has',
    set: { [state]: 'ZZ', [country]: 'US' },
    finds: [state],
    says: 'of the United States',
  },
  { why: 'a code that none has', set: { [state]: 'XX', [country]: 'BR' }, finds: [state] },
  { why: 'a code, where lists are open', set: { [state]: 'XX', [country]: 'KE' }, finds: [] },
  { why: 'two letters of another list', set: { [state]: 'JC', [country]: 'MX' }, finds: [] },
  { why: 'three letters that none has', set: { [state]: 'XXX', [country]: 'MX' }, finds: [state] },
  { why: 'an abbreviation', set: { [state]: 'Calif.', [country]: 'US' }, finds: [] },
  { why: 'a state and more', set: { [state]: 'Lagos State, Nigeria', [country]: 'NG' }, finds: [] },
  { why: 'another script', set: { [state]: 'Виктория', [country]: 'AU' }, finds: [] },
  {
    why: 'swapped with the city, which another rule says',
    set: { [state]: 'Lubbock', 'registered_address.city': 'TX', [country]: 'US' },
    finds: [],
  },
  { why: 'the capital of Nigeria', set: { [state]: 'FCT', [country]: 'NG' }, finds: [] },
  { why: 'an English name', set: { [state]: 'Dubai', [country]: 'AE' }, finds: [] },
  { why: 'a county without a code', set: { [state]: 'Middlesex', [country]: 'GB' }, finds: [] },
  { why: 'the country', set: { [state]: 'South Africa' }, finds: [state], says: 'the country' },
  { why: 'the code of the country', set: { [state]: 'ZA' }, finds: [state], says: 'the country' },
  {
    why: 'a state named after the country',
    set: { [state]: 'México', [country]: 'MX' },
    finds: [],
  },
  {
    why: 'a country whose addresses have no states',
    set: { [state]: 'Denmark', [country]: 'DK' },
    finds: [],
  },
  {
    why: 'a state of another country',
    set: { [state]: 'Ontario' },
    finds: [state],
    says: 'Canada',
  },
  { why: 'a federal district', set: { [state]: 'Federal District', [country]: 'MX' }, finds: [] },
  { why: 'a short code of another country', set: { [state]: 'ON' }, finds: [state] },
  {
    why: 'a state of another country, where addresses have no states',
    set: { [state]: 'Ontario', [country]: 'DK' },
    finds: [],
  },
  { why: 'the postal code', set: { [state]: '8001' }, finds: [state], says: 'postal code' },
  { why: 'another number', set: { [state]: '8002' }, finds: [] },
  { why: 'a country without subdivisions', set: { [state]: 'x', [country]: 'VA' }, finds: [] },
]);
