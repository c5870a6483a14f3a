import { ruleTable } from '../../testing/ruleTable.ts';
import { callingCodeInUse } from './callingCodeInUse.ts';

ruleTable(callingCodeInUse, [
  { why: 'a code in use', set: {}, finds: [] },
  {
    why: 'a code nobody has',
    set: { phone: '+99912345678' },
    finds: ['phone'],
    says: 'doesn’t exist',
  },
]);
