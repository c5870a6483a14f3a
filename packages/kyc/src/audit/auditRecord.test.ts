import { loadTables } from '@passmuster/findings';
import { sampleDay as asOf, customerSample } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { reviewBusinessCustomer } from '../review/reviewBusinessCustomer.ts';
import { recommended } from '../rules/recommended.ts';
import { spec } from '../rules/spec.ts';
import { changed } from '../testing/changed.ts';
import { textsOf } from '../testing/textsOf.ts';
import { auditMarkdown } from './auditMarkdown.ts';
import { auditRecord, verifyAudit } from './auditRecord.ts';

const recordOf = (draft: unknown, day = asOf) =>
  auditRecord(reviewBusinessCustomer(draft, { asOf: day, preset: recommended }), draft);

test('says which rules ran, which did not and why, and how old the tables are', () => {
  const { rules, data, preset } = recordOf(changed({ 'business_owners.0.date_of_birth': '' }));
  expect(preset).toBe('recommended');
  expect(rules.find(({ rule }) => rule === 'owner/minimum-age')).toEqual({
    rule: 'owner/minimum-age',
    severity: 'error',
    basis: 'spec',
    source: { title: 'API specification 1.0.0', section: 'Business owner, date_of_birth' },
    outcome: 'clear',
    checked: 1,
    skipped: 1,
    skipReasons: ['business_owners[0].date_of_birth is missing'],
  });
  expect(data).toContainEqual({
    name: 'FATF call for action',
    asOf: '2026-06-19',
    url: 'https://www.fatf-gafi.org/en/publications/High-risk-and-other-monitored-jurisdictions.html',
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    maxAgeDays: 130,
  });
});

test('says which version of the package and of the rules judged', () => {
  const { version, rulesHash } = recordOf(changed({}));
  expect(version).toBe(manifest.version);
  const review = reviewBusinessCustomer(changed({}), { asOf, preset: spec });
  expect(rulesHash).toMatch(/^[\da-f]{64}$/);
  expect(auditRecord(review, changed({})).rulesHash).not.toBe(rulesHash);
  const later = recordOf(changed({ trading_name: 'Karoo' }), '2026-11-22');
  expect(later.rulesHash).toBe(rulesHash);
});

test('says which rules the caller turned off or weighted otherwise', () => {
  const rules = {
    'owner/passport-form': 'off',
    'risk/ofac-region': 'error',
    'schema/choice': 'warning',
    'business/signer': 'warning',
    'owner/executive-control': 'off',
  } as const;
  const review = reviewBusinessCustomer(changed({}), { asOf, preset: recommended, rules });
  const record = auditRecord(review, changed({}));
  expect(record.overrides).toEqual([
    { rule: 'owner/executive-control', setting: 'off' },
    { rule: 'owner/passport-form', severity: 'warning', setting: 'off' },
    { rule: 'risk/ofac-region', severity: 'warning', setting: 'error' },
    { rule: 'schema/choice', severity: 'error', setting: 'warning' },
  ]);
  expect(auditMarkdown(record)).toContain('| owner/passport-form | warning | off |');
  expect(recordOf(changed({})).overrides).toEqual([]);
});

test('the same review gives the same hash, whatever the order of keys', () => {
  const shuffled = Object.fromEntries(Object.entries(customerSample).reverse());
  expect(recordOf(shuffled).hash).toBe(recordOf(customerSample).hash);
  expect(recordOf(customerSample).hash).toMatch(/^[\da-f]{64}$/);
});

test('another day gives another hash, and under a key another application too', () => {
  const { hash } = recordOf(changed({}));
  expect(recordOf(changed({}), '2026-11-22').hash).not.toBe(hash);
  const other = changed({ trading_name: 'Karoo' });
  expect(keyed(other).hash).not.toBe(keyed(changed({})).hash);
});

test('neither form carries a text of the application, unless it is asked for', () => {
  const draft = changed({
    customer_type: undefined,
    'business_owners.0.id_number': 'SECRET',
    'business_owners.0.date_of_birth': '2015-07-19',
    'business_owners.1.address.country': 'Atlantis',
    'business_owners.1.ownership_percentage': 77.77,
  });
  const record = recordOf(draft);
  const written = JSON.stringify(record) + auditMarkdown(record);
  const said = textsOf(draft).filter((text) => text.length > 4 && written.includes(text));
  expect(said).toEqual([]);
  const review = reviewBusinessCustomer(draft, { preset: spec, asOf });
  expect(auditRecord(review, draft, { withApplication: true }).application).toBe(draft);
});

test('names the rules whose tables were not loaded', async () => {
  const tables = await loadTables(recommended);
  for (const options of [{}, { tables }]) {
    const review = reviewBusinessCustomer(customerSample, {
      asOf,
      preset: recommended,
      ...options,
    });
    const run = review.audit.rules.find(({ rule }) => rule === 'business/tax-id');
    expect(run?.outcome).toBe(options.tables ? 'clear' : 'not-loaded');
    const page = auditMarkdown(auditRecord(review, customerSample));
    expect(page.includes('its table was not loaded')).toBe(!options.tables);
  }
});

const key = 'a secret of 16 characters';
const keyed = (draft: unknown) =>
  auditRecord(reviewBusinessCustomer(draft, { preset: spec, asOf }), draft, {
    key,
    reviewedBy: 'Ada',
  });

test('without a key the record has no hash of the application, and a short key throws', () => {
  const draft = changed({});
  expect(recordOf(draft)).not.toHaveProperty('applicationHash');
  const review = reviewBusinessCustomer(draft, { preset: spec, asOf });
  expect(() => auditRecord(review, draft, { key: 'x'.repeat(15) })).toThrow(TypeError);
  expect(auditRecord(review, draft, { key: 'x'.repeat(16) })).toHaveProperty('applicationHash');
});

test('reads as a page', () => {
  const page = auditMarkdown(
    recordOf(changed({ 'business_owners.0.date_of_birth': '2015-01-01' })),
  );
  expect(page).toContain(
    'Verdict: **blocked: it cannot be sent like this**. Errors: 1, warnings: 0, information: 0.',
  );
  expect(page).toContain('| error | business_owners\\[0].date_of_birth | owner/minimum-age |  |');
  expect(page).toMatch(
    /\| OFAC comprehensive sanctions \| \d{4}-\d\d-\d\d \| was due before this review \| [\da-f]{16} \|/,
  );
  expect(page).toMatch(/\| Misspelled mail domains \| \d{4}-\d\d-\d\d \| {2}\| [\da-f]{16} \|/);
  expect(page).toContain('## Accepted findings\n\nNone.');
});

test('says who reviewed and when, where the caller says so', () => {
  const review = reviewBusinessCustomer(customerSample, { preset: spec, asOf });
  const who = { reviewedBy: 'Ada Obi', reviewedAt: '2026-11-21T10:00:00Z' };
  expect(auditRecord(review, customerSample, who)).toMatchObject(who);
  const without = auditRecord(review, customerSample);
  expect(without).not.toHaveProperty('reviewedBy');
  expect(without).not.toHaveProperty('reviewedAt');
});

test('the hash of the rules is another where a rule has another severity', () => {
  const review = reviewBusinessCustomer(customerSample, { preset: spec, asOf });
  const [first, ...others] = review.audit.rules;
  const hashOf = (severity: 'error' | 'info') => {
    const rules = first ? [{ ...first, severity }, ...others] : [];
    return auditRecord({ ...review, audit: { ...review.audit, rules } }, customerSample).rulesHash;
  };
  expect(hashOf('error')).not.toBe(hashOf('info'));
});

test('a copy of a review, made under a profile or not, has the record of the review', () => {
  const draft = changed({});
  for (const profile of [undefined, { name: 'Acme Pay', countries: ['NG'] } as const]) {
    const review = reviewBusinessCustomer(draft, { asOf, preset: recommended, profile });
    const record = auditRecord(review, draft);
    expect(auditRecord({ ...review }, draft)).toEqual(record);
    expect(auditRecord(review, draft)).toEqual(record);
  }
});

test('says of which dates on documents it is, and contains them only with the application', () => {
  const draft = changed({});
  const documentDates = { 'documents.2': { issued: '2026-10-31' } };
  const review = reviewBusinessCustomer(draft, { asOf, preset: spec, documentDates });
  const record = auditRecord(review, draft, { key: 'k'.repeat(16), documentDates });
  expect(record.documentDatesHash).toMatch(/^[0-9a-f]{64}$/);
  expect(record).not.toHaveProperty('documentDates');
  const isOf = (dates?: typeof documentDates) =>
    verifyAudit(record, draft, 'k'.repeat(16), dates).isOfApplication;
  expect(isOf(documentDates)).toBe(true);
  expect(isOf({ 'documents.2': { issued: '2026-10-30' } })).toBe(false);
  expect(isOf()).toBe(false);
  const whole = auditRecord(review, draft, { withApplication: true, documentDates });
  expect(whole.documentDates).toEqual(documentDates);
  expect(whole).not.toHaveProperty('documentDatesHash');
  const undated = auditRecord(review, draft, { withApplication: true, key: 'k'.repeat(16) });
  expect(undated).not.toHaveProperty('documentDates');
  expect(undated).not.toHaveProperty('documentDatesHash');
});
