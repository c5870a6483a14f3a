import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { compileModule } from './compileModule.ts';
import { evaluate } from './testing/evaluate.ts';

const lists: readonly (readonly [what: string, options: readonly unknown[], switches: boolean])[] =
  [
    ['texts of ten characters', ['BUSINESSES', 'ZA', 'GH', 'KE'], false],
    ['a text of eleven characters', ['BUSINESS_IN', 'ZA', 'GH', 'KE'], true],
    [
      'long texts of one length',
      ['BUSINESS_INCOME', 'BUSINESS_LOANSS', 'SALE_OF_ASSETS_', 'AA'],
      true,
    ],
    ['long texts and an empty one', ['', 'BUSINESS_INCOME', 'BUSINESS_LOANS', 'NA'], true],
    ['a long text twice', ['BUSINESS_INCOME', 'BUSINESS_INCOME', 'NA', 'N'], true],
    ['texts to be escaped', ['"BUSINESS\\INCOME\n', '`BUSINESS_INCOME`', '\u2028', '😀'], true],
    ['long texts and a number', ['BUSINESS_INCOME', 1, 'NA', Number.NaN], false],
    ['long texts and undefined', ['BUSINESS_INCOME', undefined, 'NA', 'N'], false],
  ];
const asked: readonly unknown[] = [
  ...lists.flatMap(([, options]) => options),
  ...['BUSINESS_INCOMF', 'business_income', 'BUSINESS_INCOMES', 'BUSINESS_INCOM', 'N', '\0'],
  ...[null, 0, 2, true, ['BUSINESS_INCOME'], { length: 15 }, new String('BUSINESS_INCOME')],
  'x'.repeat(1000),
];

describe.each(lists)('%s', (_, options, switches) => {
  const schema = v.object({ list: v.picklist(options as readonly string[]) });
  test(`are ${switches ? 'compared by length' : 'looked up in a set'}`, () => {
    const source = compileModule({ schemas: { S: schema }, from: './s.ts' });
    expect(source.includes('switch (v.length)')).toBe(switches);
  });
  test.each(asked.map((list) => [list]))('%j is answered as valibot does', (list) => {
    const { is, parse } = evaluate(schema);
    expect(is({ list })).toBe(v.is(schema, { list }));
    expect(parse({ list })).toEqual(v.safeParse(schema, { list }));
  });
});
