import { ruleTable } from '../testing/ruleTable.ts';
import { businessSource } from './businessSource.ts';

ruleTable(businessSource, [
  { why: 'income of a business', set: {}, finds: [] },
  { why: 'a pension', set: { source_of_funds: 'PENSION_RETIREMENT' }, finds: ['source_of_funds'] },
  { why: 'a salary', set: { source_of_funds: 'SALARY' }, finds: ['source_of_funds'] },
  { why: 'a sale of assets', set: { source_of_funds: 'SALE_OF_ASSETS' }, finds: [] },
]);
