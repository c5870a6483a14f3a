import { ruleTable } from '../../testing/ruleTable.ts';
import { euHighRisk } from './euHighRisk.ts';

const country = 'registered_address.country';

ruleTable(euHighRisk, [
  { why: 'South Africa, the day it left', set: {}, asOf: '2026-01-29', finds: [] },
  { why: 'South Africa, the day before', set: {}, asOf: '2026-01-28', finds: [country] },
  { why: 'Kenya', set: { [country]: 'KE' }, finds: [country] },
]);
