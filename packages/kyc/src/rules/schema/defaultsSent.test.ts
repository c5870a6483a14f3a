import { ruleTable } from '../../testing/ruleTable.ts';
import { defaultsSent } from './defaultsSent.ts';

ruleTable(defaultsSent, [
  { why: 'everything is sent', set: {}, finds: [] },
  { why: 'the type of customer left out', set: { customer_type: undefined }, finds: [''] },
  {
    why: 'a question about an owner left out',
    set: { 'business_owners.0.is_signer': undefined },
    finds: [''],
  },
  { why: 'a question with a finding of its own', set: { is_dao: undefined }, finds: [] },
  { why: 'no list of owners', set: { business_owners: 'none' }, finds: [] },
  {
    why: 'an empty form',
    set: { business_name: undefined, customer_type: undefined },
    finds: [],
  },
]);
