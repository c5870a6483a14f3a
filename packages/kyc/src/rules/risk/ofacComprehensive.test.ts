import { ruleTable } from '../../testing/ruleTable.ts';
import { ofacComprehensive } from './ofacComprehensive.ts';

const country = 'registered_address.country';

ruleTable(ofacComprehensive, [
  { why: 'Cuba', set: { [country]: 'CU' }, finds: [country] },
  { why: 'South Africa', set: {}, finds: [] },
  { why: 'Syria, the last day', set: { [country]: 'SY' }, asOf: '2025-06-30', finds: [country] },
  { why: 'Syria, the day they ended', set: { [country]: 'SY' }, asOf: '2025-07-01', finds: [] },
]);
