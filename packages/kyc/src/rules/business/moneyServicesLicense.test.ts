import { ruleTable } from '../../testing/ruleTable.ts';
import { moneyServicesLicense } from './moneyServicesLicense.ts';

ruleTable(moneyServicesLicense, [
  { why: 'no money services', set: {}, finds: [] },
  {
    why: 'money services without a license',
    set: { conducts_money_services: true },
    finds: ['documents'],
  },
  {
    why: 'money services with one',
    set: { conducts_money_services: true, 'documents.3': { doc_type: 'OTHER' } },
    finds: [],
  },
]);
