import { ruleTable } from '../../testing/ruleTable.ts';
import { callingCode } from './callingCode.ts';

const code = 'phone_country_code';

ruleTable(callingCode, [
  { why: 'a code in use', set: { [code]: '+234' }, finds: [] },
  { why: 'part of one', set: { [code]: '+2' }, finds: [code] },
  {
    why: 'one with an area code',
    set: { [code]: '+1242' },
    finds: [code],
    says: 'Enter only +1.',
  },
  {
    why: 'one with the area code of the phone',
    set: { [code]: '+1876', phone: '+18769298712' },
    finds: [],
  },
  { why: 'one nobody has', set: { [code]: '+999' }, finds: [code] },
]);
