import type { Field } from '../../src/fields/field.ts';

/** What the schemas don't say of a field: its kind, and what an amount counts. The currency of a monthly income isn't named (SPEC-GAP 5). */
export const byHand: Readonly<Record<string, Pick<Field, 'kind' | 'unit'>>> = {
  expected_monthly_payments_usd: { kind: 'amount', unit: 'USD' },
  'business_owners.*.ownership_percentage': { kind: 'share', unit: 'percent' },
  operates_in_prohibited_countries: { kind: 'question' },
  is_dao: { kind: 'question' },
  conducts_money_services: { kind: 'question' },
  'registered_address.state': { kind: 'state' },
  'business_owners.*.address.state': { kind: 'state' },
  // SPEC-GAP 14: free text, where a form asks for a country.
  'business_owners.*.address.country': { kind: 'country' },
};
