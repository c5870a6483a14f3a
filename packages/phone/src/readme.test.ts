import { expect, test } from 'vitest';
import * as phone from './index.ts';
import { maxMetadata } from './max.ts';
import { ngZaMetadata } from './ngZaMetadata.generated.ts';
import { readExamples } from './testing/readExamples.ts';

const examples = readExamples(new URL('./', import.meta.url));
const names = { ...phone, maxMetadata, ngZaMetadata };

test.each(examples)('$where: $expression', ({ before, expression, result }) => {
  const evaluate = new Function(
    ...Object.keys(names),
    `${before}return [${expression}, ${result}];`,
  );
  const [found, expected] = evaluate(...Object.values(names));
  expect(found).toEqual(expected);
});

test('there are examples in the README and beside the code', () => {
  expect(examples.filter(({ where }) => where === 'README.md')).toHaveLength(6);
  expect(examples.length).toBeGreaterThan(12);
});
