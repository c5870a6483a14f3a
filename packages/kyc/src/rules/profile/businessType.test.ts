import { customerSample } from '@passmuster/testing/samples';
import { ruleTable } from '../../testing/ruleTable.ts';
import { businessType } from './businessType.ts';

ruleTable(businessType({ name: 'Acme Pay', businessTypes: [customerSample.business_type] }), [
  { why: 'a legal form of the list', set: {}, finds: [] },
  { why: 'another one', set: { business_type: 'TRUST' }, finds: ['business_type'] },
  { why: 'none yet', set: { business_type: '' }, finds: [] },
]);
