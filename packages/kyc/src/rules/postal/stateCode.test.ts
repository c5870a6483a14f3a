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
  { why: 'a name that comes close to none', set: { [state]: 'Cape Town' }, finds: [] },
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
  { why: 'a federal district', set: { [state]: 'Federal District' }, finds: [] },
  { why: 'a short code of another country', set: { [state]: 'ON' }, finds: [] },
  {
    why: 'a state of another country, where addresses have no states',
    set: { [state]: 'Ontario', [country]: 'DK' },
    finds: [],
  },
  { why: 'the postal code', set: { [state]: '8001' }, finds: [state], says: 'postal code' },
  { why: 'another number', set: { [state]: '8002' }, finds: [] },
  { why: 'a country without subdivisions', set: { [state]: 'x', [country]: 'VA' }, finds: [] },
]);
