import { expect, test } from 'vitest';
import { blankApplication } from './blankApplication.ts';
import { reviewSchema } from './reviewSchema.ts';

const { validate } = reviewSchema('2026-11-21')['~standard'];

test('as a Standard Schema, the review refuses with issues that have a message and a path', () => {
  const { issues = [] } = validate(blankApplication());
  expect(issues.length).toBeGreaterThan(20);
  expect(issues).toContainEqual(
    expect.objectContaining({ path: ['business_name'], message: expect.any(String) }),
  );
});

test.each([undefined, null, 'text', 7])('%o is refused, and nothing is thrown', (input) => {
  expect(validate(input)).toHaveProperty('issues');
});
