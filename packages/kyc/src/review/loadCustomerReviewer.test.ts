import { definePreset } from '@passmuster/findings';
import { sampleDay as asOf, customerSample } from '@passmuster/testing/samples';
import { describe, expect, test, vi } from 'vitest';
import { defineRule } from '../rule/defineRule.ts';
import { isText } from '../rule/guards.ts';
import { recommended } from '../rules/recommended.ts';
import { spec } from '../rules/spec.ts';
import { strict } from '../rules/strict.ts';
import { loadTables } from '../tables/loadTables.ts';
import { changed } from '../testing/changed.ts';
import { fr } from '../texts/fr.ts';
import { checkField } from './checkField.ts';
import { type CustomerReviewerOptions, loadCustomerReviewer } from './loadCustomerReviewer.ts';
import { reviewBusinessCustomer } from './reviewBusinessCustomer.ts';

const shares = (first: number, second: number) => {
  return changed({
    'business_owners.0.ownership_percentage': first,
    'business_owners.1.ownership_percentage': second,
  });
};

describe('a first call', () => {
  test('finds owners of 90% and 40%', async () => {
    const reviewer = await loadCustomerReviewer();
    const { findings } = reviewer.review(shares(90, 40), { asOf });
    expect(findings.map(({ rule }) => rule)).toContain('business/ownership-sum');
    const path = 'business_owners.0.ownership_percentage';
    const typed = reviewer.checkField(path, shares(90, 40), { asOf });
    expect(typed.map(({ rule }) => rule)).toContain('business/ownership-sum');
    expect(reviewer.review(shares(60, 40), { asOf }).findings).toEqual([]);
  });

  test('runs every rule: no table is missing', async () => {
    const { skipped } = (await loadCustomerReviewer()).review(customerSample, { asOf });
    expect(skipped.filter(({ outcome }) => outcome !== 'not-applicable')).toEqual([]);
  });
});

test.each([
  { preset: undefined, is: recommended },
  { preset: 'spec', is: spec },
  { preset: 'recommended', is: recommended },
  { preset: 'strict', is: strict },
  { preset: definePreset('mine', [...spec.rules]), is: { ...spec, name: 'mine' } },
] as const)(
  'preset $preset.name$preset reviews by the rules of $is.name',
  async ({ preset, is }) => {
    const options = preset ? { preset } : {};
    const { audit, preset: name } = (await loadCustomerReviewer(options)).review({}, { asOf });
    expect(name).toBe(is.name);
    expect(audit.rules.map(({ rule }) => rule)).toEqual(is.rules.map(({ id }) => id));
  },
);

test('gives what the functions give to those who hold preset and tables', async () => {
  const how = {
    profile: { name: 'Acme Pay', countries: ['KE'] },
    rules: { 'business/ownership-sum': 'info' },
    catalog: fr,
    limits: { perList: 3, perBody: 20 },
  } satisfies CustomerReviewerOptions;
  const reviewer = await loadCustomerReviewer(how);
  const tables = await loadTables(recommended);
  const documentDates = { 'documents.2': { issued: '2026-11-22' } };
  for (const draft of [shares(90, 40), changed({ documents: [1, 2, 3, 4] }), {}, null]) {
    const all = { ...how, preset: recommended, tables, asOf, documentDates };
    const { ready, findings, requirements, audit } = reviewBusinessCustomer(draft, all);
    const own = reviewer.review(draft, { asOf, documentDates });
    expect(own).toMatchObject({ ready, findings, audit });
    expect(own.requirements).toEqual(requirements);
    for (const path of ['registered_address.country', 'documents.2.issued', 'business_owners']) {
      expect(reviewer.checkField(path, draft, { asOf, documentDates })).toEqual(
        checkField(path, draft, all),
      );
    }
  }
});

test('loads each table once, the one of a rule of your own too', async () => {
  const load = vi.fn(async () => ({ refused: 'Adunni' }));
  const rule = defineRule({
    id: 'acme/refused',
    severity: 'warning',
    basis: 'practice',
    source: { title: 'Acme onboarding policy' },
    message: 'business_name is refused',
    remedy: 'Contact our team.',
    reads: { business_name: isText },
    load,
    check({ business_name }, { report, table }) {
      if (business_name === table.refused) report(['business_name']);
    },
  });
  const reviewer = await loadCustomerReviewer({ preset: definePreset('acme', [rule]) });
  for (const businessName of ['Adunni', 'Karoo']) {
    const { findings } = reviewer.review({ business_name: businessName }, { asOf });
    const isFound = findings.some(({ rule: id }) => id === rule.id);
    expect(isFound).toBe(businessName === 'Adunni');
  }
  expect(load).toHaveBeenCalledTimes(1);
});

test('a form for some countries loads their numbers, and no others', async () => {
  const reviewer = await loadCustomerReviewer({ countries: ['KE'] });
  const rulesOn = (country: string) =>
    reviewer
      .review({ tax_identification_number: '70311', registered_address: { country } }, { asOf })
      .findings.map(({ rule }) => rule);
  expect(rulesOn('KE')).toContain('business/tax-id');
  expect(rulesOn('ZA')).not.toContain('business/tax-id');
});

describe('a mistake of the caller', () => {
  test.each([
    { options: { preset: 'recomended' }, says: 'Pass spec, recommended, strict or your own' },
    { options: { preset: 'toString' }, says: 'Pass spec, recommended, strict or your own' },
    {
      options: { rules: { 'owner/pasport-form': 'off' } },
      says: 'Did you mean owner/passport-form?',
    },
    { options: { rules: { 'owner/passport-form': 'none' } }, says: "must be 'off', 'error'" },
  ])('$options is a TypeError when it loads', async ({ options, says }) => {
    const loading = loadCustomerReviewer(Object(options));
    await expect(loading).rejects.toThrow(TypeError);
    await expect(loading).rejects.toThrow(says);
  });

  test.each([
    { options: {}, says: 'preset must be a preset' },
    { options: { preset: 'recommended' }, says: 'preset must be a preset' },
    { options: { preset: spec, rules: { 'owner/x': 'off' } }, says: "a rule that doesn't exist" },
  ])('$options.rules without or with a wrong preset is a TypeError: $says', ({ options, says }) => {
    const all = Object({ asOf, ...options });
    expect(() => reviewBusinessCustomer({}, all)).toThrow(says);
    expect(() => checkField('email', {}, all)).toThrow(says);
  });

  test('the settings of one preset may be kept for another', async () => {
    const rules = { 'owner/executive-control': 'off', 'profile/country': 'warning' } as const;
    const reviewer = await loadCustomerReviewer({ preset: 'spec', rules });
    expect(reviewer.review(customerSample, { asOf }).findings).toEqual([]);
  });
});
