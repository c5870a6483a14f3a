import { inspect } from 'node:util';
import { sampleDay as asOf, customerSample } from '@passmuster/testing/samples';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditMarkdown } from '../audit/auditMarkdown.ts';
import { auditRecord, verifyAudit } from '../audit/auditRecord.ts';
import type { DocumentDates } from '../rule/documentDates.ts';
import { recommended } from '../rules/recommended.ts';
import { fr } from '../texts/fr.ts';
import { checkField } from './checkField.ts';
import type { CustomerReviewOptions } from './customerReviewOptions.ts';
import { reviewBusinessCustomer } from './reviewBusinessCustomer.ts';

const passport = 'business_owners.1.front_image';
const documentDates: DocumentDates = {
  [passport]: { issued: '2016-11-20', expires: '2026-11-19' },
  'documents.2': { issued: '2026-03-31' },
};
const options: CustomerReviewOptions = { asOf, preset: recommended, documentDates };
const ruleIds = (draft: unknown, dates: DocumentDates) =>
  reviewBusinessCustomer(draft, { ...options, documentDates: dates }).findings.map(
    ({ rule, path }) => `${rule} at ${path.join('.')}`,
  );

test('dates are checked beside the application, and somebody looks at what was found', () => {
  const { verdict, findings } = reviewBusinessCustomer(customerSample, options);
  expect(verdict).toBe('look');
  expect(findings.map(({ rule, path }) => `${rule} at ${path.join('.')}`)).toEqual([
    `document/unexpired at ${passport}.expires`,
    'document/recent at documents.2.issued',
  ]);
});

test('a rule about dates applies only where the caller gave some', () => {
  const outcomeOf = (draft: unknown, dates?: DocumentDates) =>
    reviewBusinessCustomer(draft, {
      asOf,
      preset: recommended,
      ...(dates && { documentDates: dates }),
    }).audit.rules.find(({ rule }) => rule === 'document/unexpired')?.outcome;
  expect(outcomeOf(customerSample)).toBe('not-applicable');
  expect(outcomeOf(customerSample, documentDates)).toBe('found');
  expect(outcomeOf({ ...customerSample, documentDates: documentDates })).toBe('not-applicable');
  expect(outcomeOf('no application', documentDates)).toBe('not-applicable');
});

test('no text has the date itself', () => {
  const { findings } = reviewBusinessCustomer(customerSample, options);
  expect(inspect(findings, { depth: 9 })).not.toMatch(/2016-11-20|2026-11-19|2026-03-31/);
});

test('two dates that changed places are one finding', () => {
  const dates = { [passport]: { issued: '2031-02-28', expires: '2021-03-01' } } as const;
  expect(ruleIds(customerSample, dates)).toEqual([
    `document/issued-before-expiry at ${passport}.issued`,
  ]);
});

describe('a date as it is typed', () => {
  test.each([
    { path: `${passport}.expires`, found: ['document/unexpired'] },
    { path: `${passport}.issued`, found: ['document/unexpired'] },
    { path: 'documents.2.issued', found: ['document/recent'] },
    { path: 'documents.1.issued', found: [] },
    { path: 'email', found: [] },
  ])('$path: $found', ({ path, found }) => {
    expect(checkField(path, customerSample, options).map(({ rule }) => rule)).toEqual(found);
  });
});

test('what is better replaced is on the list of requirements', () => {
  const { requirements } = reviewBusinessCustomer(customerSample, { ...options, catalog: fr });
  const listed = requirements.filter(({ status }) => status === 'invalid');
  expect(
    listed.map(({ path, level, label, owner, remedy, documentType }) => {
      return { path, level, label, owner, remedy, documentType };
    }),
  ).toEqual([
    {
      path: ['business_owners', 1, 'front_image'],
      level: 'recommended',
      label: fr.labels.fields.front_image,
      owner: 'Sipho Dlamini',
      remedy: fr.remedies['document/unexpired'],
      documentType: undefined,
    },
    {
      path: ['documents', 2],
      level: 'recommended',
      label: fr.labels.documentTypes.BANK_STATEMENT,
      owner: undefined,
      remedy: fr.remedies['document/recent'].replace('{months}', '3'),
      documentType: 'BANK_STATEMENT',
    },
  ]);
});

test('what the caller makes an error is required, and listed once', () => {
  const rules = { 'document/unexpired': 'error' } as const;
  const { ready, requirements } = reviewBusinessCustomer(customerSample, { ...options, rules });
  expect(ready).toBe(false);
  const listed = requirements.filter(({ path }) => path.join('.') === passport);
  expect(listed.map(({ level, status }) => `${level} ${status}`)).toEqual(['required invalid']);
});

test('a keyed audit record has a hash of the dates, and none of them', () => {
  const key = 'a secret of 16 characters';
  const review = reviewBusinessCustomer(customerSample, options);
  const record = auditRecord(review, customerSample, { key, documentDates });
  const later = { ...documentDates, 'documents.2': { issued: '2026-10-31' } };
  expect(verifyAudit(record, customerSample, key, documentDates).isOfApplication).toBe(true);
  expect(verifyAudit(record, customerSample, key, later).isOfApplication).toBe(false);
  expect(verifyAudit(record, customerSample, key).isOfApplication).toBe(false);
  const tampered = { ...record, documentDatesHash: record.applicationHash ?? '' };
  expect(verifyAudit(tampered, customerSample, key, documentDates).isUnchanged).toBe(false);
  const written = JSON.stringify(record) + auditMarkdown(record);
  expect(written).not.toMatch(/2016-11-20|2026-11-19|2026-03-31/);
  expect(written).toContain(`- Dates on documents: \`${record.documentDatesHash}\``);
  const whole = auditRecord(review, customerSample, { documentDates, withApplication: true });
  expect(whole.documentDates).toBe(documentDates);
  expect(whole).not.toHaveProperty('documentDatesHash');
});

const throwing = {
  get issued() {
    throw new Error('read');
  },
};

test.each([
  { why: 'nothing', dates: null, found: [] },
  { why: 'text', dates: 'x', found: ['document/readable-dates at '] },
  { why: 'a getter that throws', dates: { 'documents.0': throwing }, found: [] },
  {
    why: 'a key of the prototype',
    dates: JSON.parse('{"__proto__": {"issued": "2020-01-01"}}'),
    found: ['document/readable-dates at __proto__'],
  },
])('$why in place of dates: $found', ({ dates, found }) => {
  expect(ruleIds(customerSample, dates as DocumentDates)).toEqual(found);
});

test('20,000 dates make at most 200 findings', () => {
  const many = Array.from({ length: 20_000 }, (_, i) => [`documents.${i}`, {}] as const);
  expect(ruleIds(customerSample, Object.fromEntries(many)).length).toBe(201);
});

test('no malformed dates make a review throw or block an application', () => {
  const dates = fc.dictionary(
    fc.oneof(
      fc.string(),
      fc.stringMatching(/^documents\.\d$/),
      fc.stringMatching(/^business_owners\.[01]\.(front_image|supporting_documents\.[01])$/),
    ),
    fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom('issued', 'expires'), fc.anything())),
  );
  fc.assert(
    fc.property(dates, (given) => {
      const { verdict } = reviewBusinessCustomer(customerSample, {
        ...options,
        documentDates: given as DocumentDates,
      });
      expect(verdict).not.toBe('blocked');
    }),
  );
});
