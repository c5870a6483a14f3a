import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as countries from './countries.ts';
import * as main from './index.ts';
import * as labels from './labels.ts';
import * as naics from './naics.ts';
import { asked } from './scalar/asked.ts';
import { sourceOf } from './sourceOf.ts';
import { readExamples } from './testing/readExamples.ts';

const names = { ...main, ...countries, ...labels, ...naics, asked, sourceOf, v };
const examples = readExamples();

test.each(examples)('$where: $expression is $result', ({ before, expression, result }) => {
  const run = new Function(...Object.keys(names), `${before}return [${expression}, ${result}];`);
  const [found, expected] = run(...Object.values(names));
  expect(found).toEqual(expected);
});

test('there are examples in the README and beside the code', () => {
  expect(examples.filter(({ where }) => where === 'README.md')).toHaveLength(7);
  expect(examples.length).toBeGreaterThan(20);
});
