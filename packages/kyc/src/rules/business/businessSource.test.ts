import { ruleTable } from '../../testing/ruleTable.ts';
import { businessSource } from './businessSource.ts';

ruleTable(businessSource, [
  { why: 'income of a business', set: {}, finds: [] },
  ...['GIFTS', 'GOVERNMENT_BENEFITS', 'INHERITANCE', 'PENSION_RETIREMENT', 'SALARY'].map(
    (source) => ({
      why: `${source} of a person`,
      set: { source_of_funds: source },
      finds: ['source_of_funds'],
    }),
  ),
  { why: 'a sale of assets', set: { source_of_funds: 'SALE_OF_ASSETS' }, finds: [] },
  {
    why: 'of the person behind a sole proprietorship',
    set: { source_of_funds: 'SALARY', business_type: 'SOLE_PROPRIETORSHIP' },
    finds: [],
  },
]);
