import { apiSection } from '../../rule/sources.ts';
import { isUnnamed } from './assets.ts';
import { defineRule } from './defineRule.ts';

/** The set of currencies is open; the asset codes of the API decide. SPEC-GAP 39. */
export const knownCurrency = defineRule({
  id: 'wallet/known-currency',
  severity: 'warning',
  basis: 'practice',
  source: apiSection('Create wallet, currency'),
  gap: 39,
  message: 'The API specification does not name this currency; see GET /asset-codes',
  remedy: "The provider doesn't list this currency. Check that your account supports it.",
  reads: { currency: isUnnamed },
  check(_, { report }) {
    report(['currency']);
  },
});
