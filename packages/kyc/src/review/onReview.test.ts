import { expect, test } from 'vitest';
import { loadCustomerReviewer } from './loadCustomerReviewer.ts';
import type { ReviewMeasurement } from './measurementOf.ts';

const asOf = '2026-11-21';
const secret = 'secret-value-of-the-body';
const draft = { email: secret, [secret]: secret, business_owners: [{ first_name: secret }] };

test('onReview gets revision, verdict and findings, and nothing of the application', async () => {
  const measured: ReviewMeasurement[] = [];
  const reviewer = await loadCustomerReviewer({ onReview: (one) => measured.push(one) });
  const review = reviewer.review(draft, { asOf });
  expect(measured).toEqual([]);
  await Promise.resolve();
  expect(measured).toHaveLength(1);
  expect(measured[0]).toMatchObject({
    revision: reviewer.revision,
    verdict: 'blocked',
    ready: false,
  });
  expect(measured[0]?.findings).toHaveLength(review.findings.length);
  expect(measured[0]?.findings).toContainEqual({
    rule: 'schema/format',
    severity: 'error',
    path: ['email'],
  });
  expect(measured[0]?.findings.some(({ path }) => path.at(-1) === '*')).toBe(true);
  expect(JSON.stringify(measured)).not.toContain(secret);
});

test.each([
  {
    why: 'throws',
    onReview: () => {
      throw new Error(secret);
    },
  },
  { why: 'rejects', onReview: () => Promise.reject(new Error(secret)) },
  { why: 'never settles', onReview: () => new Promise(() => {}) },
  {
    why: 'changes what it gets',
    onReview: ({ findings }: ReviewMeasurement) =>
      findings.map(({ path }) => Array.prototype.push.call(path, secret)),
  },
])('an onReview that $why changes nothing', async ({ onReview }) => {
  const plain = (await loadCustomerReviewer()).review(draft, { asOf });
  const review = (await loadCustomerReviewer({ onReview })).review(draft, { asOf });
  expect(review.verdict).toBe('blocked');
  await new Promise((resolve) => setTimeout(resolve));
  expect(JSON.stringify(review)).toBe(JSON.stringify(plain));
});
