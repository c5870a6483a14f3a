import { ruleTable } from '../../testing/ruleTable.ts';
import { swappedNumbers } from './swappedNumbers.ts';

ruleTable(swappedNumbers, [
  { why: 'each in its field', set: {}, finds: [] },
  {
    why: 'registration number and tax number',
    set: { registration_number: '9012345675', tax_identification_number: '2019/123456/07' },
    finds: ['registration_number'],
    says: 'Registration number and tax number',
  },
  {
    why: 'a tax number twice',
    set: { registration_number: '9012345675', tax_identification_number: '9012345675' },
    finds: [],
  },
  {
    why: 'a country whose numbers are not on record',
    set: {
      registration_number: '9012345675',
      tax_identification_number: '2019/123456/07',
      'registered_address.country': 'TV',
    },
    finds: [],
  },
]);
