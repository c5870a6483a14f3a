import { expect, test } from 'vitest';
import { optionProblem } from './optionProblem.ts';

const years = { default: 18, minimum: 18, maximum: 99, description: 'Lowest age' };
const secret = 'S3cr3t-7731';

test.each([
  { options: secret },
  { options: [secret] },
  { options: { years: secret } },
  { options: { years: [secret] } },
  { options: { years: { secret } } },
])('a problem of $options repeats no value', ({ options }) => {
  const problem = optionProblem(options, { years });
  expect(problem).toMatch(/must be/);
  expect(problem).not.toContain(secret);
});

test('options in their range have none', () => {
  expect(optionProblem({ years: 21 }, { years })).toBeUndefined();
});
