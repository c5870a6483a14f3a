import { ruleTable } from '../../testing/ruleTable.ts';
import { knownCurrency } from './knownCurrency.ts';

ruleTable(
  knownCurrency,
  [
    { why: 'a currency the API names', set: { currency: 'CAD' }, finds: [] },
    { why: 'another', set: { currency: 'EUR' }, finds: ['currency'] },
    { why: 'lower case', set: { currency: 'usdc' }, finds: ['currency'] },
    { why: 'not filled in', set: { currency: '' }, finds: [] },
    { why: 'blank', set: { currency: ' ' }, finds: [] },
  ],
  { currency: 'USDC', network: 'polygon' },
);
