import { ruleTable } from '../testing/ruleTable.ts';
import { legalForm } from './legalForm.ts';

const country = 'registered_address.country';

ruleTable(legalForm, [
  { why: 'NON_US outside the United States', set: {}, finds: [] },
  { why: 'NON_US in the United States', set: { [country]: 'US' }, finds: ['business_type'] },
  {
    why: 'an LLC in the United States',
    set: { [country]: 'US', business_type: 'LIMITED_LIABILITY_COMPANY' },
    finds: [],
  },
  {
    why: 'an LLC in South Africa',
    set: { business_type: 'LIMITED_LIABILITY_COMPANY' },
    finds: ['business_type'],
  },
  {
    why: 'a close corporation in South Africa',
    set: { business_type: 'CLOSE_CORPORATION' },
    finds: [],
  },
  {
    why: 'a close corporation in Nigeria',
    set: { [country]: 'NG', business_type: 'CLOSE_CORPORATION' },
    finds: ['business_type'],
  },
  { why: 'no country yet', set: { [country]: '', business_type: 'TRUST' }, finds: [] },
]);
