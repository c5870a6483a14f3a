import { ruleTable } from '../../testing/ruleTable.ts';
import { callingCodeAgrees } from './callingCodeAgrees.ts';

ruleTable(callingCodeAgrees, [
  { why: 'the code the number begins with', set: {}, finds: [] },
  { why: 'another code', set: { phone_country_code: '+234' }, finds: ['phone_country_code'] },
  {
    why: 'the code of the country of registration beside a phone number that may be wrong',
    set: { phone: '+2348031234567' },
    finds: ['phone_country_code'],
  },
  { why: 'part of a code is left to the tables', set: { phone_country_code: '+2' }, finds: [] },
  {
    why: 'a phone number that is not one',
    set: { phone: '0211234567', phone_country_code: '+234' },
    finds: [],
  },
]);
