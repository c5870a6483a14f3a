import { ruleTable } from '../testing/ruleTable.ts';
import { taxId } from './taxId.ts';

const id = 'tax_identification_number';
const country = 'registered_address.country';

ruleTable(taxId, [
  { why: 'a number with its check digit', set: {}, finds: [] },
  { why: 'one digit mistyped', set: { [id]: '9012345676' }, finds: [id] },
  { why: 'an EIN in the United States', set: { [id]: '12-3456789', [country]: 'US' }, finds: [] },
  {
    why: 'an EIN with a prefix that is not used',
    set: { [id]: '07-3456789', [country]: 'US' },
    finds: [id],
  },
  {
    why: 'a social security number of a sole proprietor',
    set: { [id]: '073-45-6789', [country]: 'US', business_type: 'SOLE_PROPRIETORSHIP' },
    finds: [],
  },
  {
    why: 'a social security number of a company',
    set: { [id]: '073-45-6789', [country]: 'US', business_type: 'LIMITED_LIABILITY_COMPANY' },
    finds: [id],
  },
  { why: 'Nigeria publishes no form', set: { [id]: 'x', [country]: 'NG' }, finds: [] },
]);
