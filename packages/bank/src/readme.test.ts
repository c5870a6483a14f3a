import { expect, test } from 'vitest';
import * as bank from './index.ts';
import { readExamples } from './testing/readExamples.ts';

const examples = readExamples(new URL('./', import.meta.url));

test.each(examples)('$where: $expression', ({ before, expression, result }) => {
  const evaluate = new Function(
    ...Object.keys(bank),
    `${before}return [${expression}, ${result}];`,
  );
  const [found, expected] = evaluate(...Object.values(bank));
  expect(found).toEqual(expected);
});

test('there are examples in the README and beside the code', () => {
  expect(examples.filter(({ where }) => where === 'README.md')).toHaveLength(4);
  expect(examples.length).toBeGreaterThan(20);
});
