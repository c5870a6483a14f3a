import { walletCurrencies } from '@passmuster/schemas';
import { apiSection } from '../../rule/sources.ts';
import { defineRule } from './defineRule.ts';

const named: ReadonlySet<string> = new Set(walletCurrencies);

/** Returns whether the API specification never names a currency. A blank one is refused by the schema. */
const isUnnamed = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && !named.has(value);

/** The set of currencies is open; the asset codes of the API decide. SPEC-GAP 39. */
export const knownCurrency = defineRule({
  id: 'wallet/known-currency',
  severity: 'warning',
  basis: 'practice',
  source: apiSection('Create wallet, currency'),
  gap: 39,
  message: 'The API specification does not name this currency; see GET /asset-codes',
  remedy: 'The provider doesn’t list this currency. Check that your account supports it.',
  reads: { currency: isUnnamed },
  check(_, { report }) {
    report(['currency']);
  },
});
