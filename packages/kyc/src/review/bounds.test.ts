import { expect, test } from 'vitest';
import { recommended } from '../rules/recommended.ts';
import { loadTables } from '../tables/loadTables.ts';
import { checkField } from './checkField.ts';
import { reviewBusinessCustomer } from './reviewBusinessCustomer.ts';

const options = { asOf: '2026-11-21', preset: recommended, tables: await loadTables(recommended) };
const lists = (length: number, element: () => unknown): unknown[] =>
  Array.from({ length }, element);

test.each([
  { why: 'a million owners', owners: lists(1_000_000, () => ({})), tooMany: true },
  {
    why: '1,000 owners with 1,000 documents each',
    owners: lists(1000, () => ({ supporting_documents: lists(1000, () => ({})) })),
    tooMany: true,
  },
  { why: '1,000 owners', owners: lists(1000, () => ({})), tooMany: false },
])(
  '$why: at most 200 findings and 1,000 requirements, and one more of each for the rest',
  ({ owners, tooMany }) => {
    const draft = { business_owners: owners };
    const { ready, findings, requirements, audit } = reviewBusinessCustomer(draft, options);
    expect(ready).toBe(false);
    expect(findings.length).toBeLessThanOrEqual(201);
    expect(findings.some(({ rule }) => rule === 'input/too-many')).toBe(tooMany);
    expect(requirements).toHaveLength(1001);
    expect(requirements.at(-1)?.remedy).toMatch(/^There are \d+ more/);
    const answer = JSON.stringify({ findings, requirements, audit });
    expect(answer.length).toBeLessThan(400_000);
    const typed = checkField('business_owners.999.email', draft, options);
    expect(typed.length).toBeLessThanOrEqual(201);
  },
);

const documents = (count: number) => ({ supporting_documents: lists(count, () => ({})) });

test.each([
  { field: 'business_owners', draft: { business_owners: lists(1_000_000, () => ({})) } },
  { field: 'documents', draft: { documents: lists(1_000_000, () => ({})) } },
  {
    field: 'business_owners',
    draft: { business_owners: lists(1000, () => documents(1000)) },
  },
  {
    field: 'business_owners.0.supporting_documents',
    draft: { business_owners: [documents(1_000_000)] },
  },
])('a $field that is too long is one finding as it is typed', ({ field, draft }) => {
  expect(checkField(field, draft, options).map(({ rule }) => rule)).toEqual(['input/too-many']);
});

test.each([
  { what: '1,001 documents, of 1,500', count: 1001, perList: 1500, tooMany: false },
  { what: '1,501 documents, of 1,500', count: 1501, perList: 1500, tooMany: true },
])('a field has the limits of the options: $what', ({ count, perList, tooMany }) => {
  const draft = { business_owners: [documents(count)] };
  const limits = { perList, perBody: 5000 };
  for (const field of ['business_owners.0', 'business_owners.0.supporting_documents']) {
    const rules = checkField(field, draft, { ...options, limits }).map(({ rule }) => rule);
    expect(rules.includes('input/too-many')).toBe(tooMany);
  }
});

test('40 owners are listed whole', () => {
  const { requirements } = reviewBusinessCustomer(
    { business_owners: lists(40, () => ({})) },
    options,
  );
  expect(requirements.length).toBeLessThanOrEqual(1000);
  expect(requirements.some(({ rule }) => rule === 'internal/more-findings')).toBe(false);
});
