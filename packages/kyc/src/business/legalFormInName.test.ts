import { ruleTable } from '../testing/ruleTable.ts';
import { legalFormInName } from './legalFormInName.ts';

const type = 'business_type';
const name = 'business_name';
const country = 'registered_address.country';

ruleTable(legalFormInName, [
  { why: 'a company of South Africa', set: {}, finds: [] },
  {
    why: 'a company as a sole proprietor',
    set: { [type]: 'SOLE_PROPRIETORSHIP', [name]: 'Karoo (Pty) Ltd' },
    finds: [type],
  },
  { why: 'a company as a trust', set: { [type]: 'TRUST', [name]: 'Karoo CC' }, finds: [type] },
  {
    why: 'an LLC as a corporation',
    set: { [type]: 'C_CORPORATION', [name]: 'Karoo LLC', [country]: 'US' },
    finds: [type],
  },
  {
    why: 'an LLC as one',
    set: { [type]: 'LIMITED_LIABILITY_COMPANY', [name]: 'Karoo LLC', [country]: 'US' },
    finds: [],
  },
  { why: 'a name without a form', set: { [type]: 'TRUST', [name]: 'Karoo' }, finds: [] },
]);
