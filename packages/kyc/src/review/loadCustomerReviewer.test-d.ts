import { expectTypeOf, test } from 'vitest';
import { recommended } from '../rules/recommended.ts';
import { loadCustomerReviewer } from './loadCustomerReviewer.ts';
import { type CustomerReview, reviewBusinessCustomer } from './reviewBusinessCustomer.ts';

test('a review without a preset is a compile error', () => {
  // @ts-expect-error nobody gets a preset without asking for it
  reviewBusinessCustomer({}, { asOf: '2026-11-21' });
  const review = reviewBusinessCustomer({}, { asOf: '2026-11-21', preset: recommended });
  expectTypeOf(review).toEqualTypeOf<CustomerReview>();
});

test('a preset is named or passed', async () => {
  await loadCustomerReviewer({ preset: 'strict' });
  const reviewer = await loadCustomerReviewer({ preset: recommended });
  // @ts-expect-error no such preset
  await loadCustomerReviewer({ preset: 'recomended' });
  // @ts-expect-error the day is required
  reviewer.review({}, {});
  // @ts-expect-error rules are set when the reviewer loads
  reviewer.review({}, { asOf: '2026-11-21', rules: {} });
});
