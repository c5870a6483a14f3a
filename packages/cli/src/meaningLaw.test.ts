import { businessTypes } from '@passmuster/schemas';
import { countryName } from '@passmuster/schemas/countries';
import { type ChoiceLabels, meaningOfChoice } from '@passmuster/schemas/meaning';
import { runCount } from '@passmuster/testing/runCount';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choiceLabels } from './columns/choiceLabels.ts';
import { readCell } from './columns/readCell.ts';
import { argumentOf, columns, surfacesOf, valuesOf } from './testing/meaningSurfaces.ts';

const lists = [...columns].flatMap(([path, { options = [] }]) =>
  options.length > 0 ? [{ path, options: options.filter((option) => option !== '') }] : [],
);

const labelsOf = (options: readonly string[]): readonly (readonly [string, string])[] =>
  choiceLabels.flatMap((language: ChoiceLabels) =>
    Object.values<unknown>(language).flatMap((list) =>
      typeof list === 'object' && list !== null && options.every((one) => Object.hasOwn(list, one))
        ? options.map((option) => [option, String(Reflect.get(list, option))] as const)
        : [],
    ),
  );

const countryLabels = (options: readonly string[]): readonly (readonly [string, string])[] =>
  ['en', 'fr', 'pt-BR', 'pt-PT'].flatMap((language) =>
    options.map((code) => [code, countryName(code, language) ?? ''] as const),
  );

const isCountry = (path: string): boolean => /country|nationality/.test(path);

describe.each(lists)('every label of every language, at $path', ({ path, options }) => {
  const all = isCountry(path) ? countryLabels(options) : labelsOf(options);
  // Full reviews take their time; every label is tried under `pnpm verify`.
  const tried = all.filter((_, at) => at % runCount(Math.ceil(all.length / 60), 1) === 0);

  test('is read in a cell as its value', () => {
    const column = columns.get(path);
    const wrong = all.filter(([value, label]) => column && readCell(label, column).value !== value);
    expect(wrong).toEqual([]);
  });

  test('is refused in JSON, and has a fix', () => {
    expect(tried.length).toBeGreaterThan(0);
    for (const [value, label] of tried) {
      const { json, fix } = surfacesOf(path, label);
      const isSame = label === value;
      expect([label, json, fix]).toEqual([
        label,
        isSame ? label : undefined,
        isSame ? undefined : value,
      ]);
    }
  });
});

test('every label of a business type is taken as an argument', () => {
  for (const [value, label] of labelsOf(businessTypes)) {
    expect([label, argumentOf(label)]).toEqual([label, value]);
  }
});

test.each([
  { text: 'LIMITED_LIABILITY_COMPANY', by: 'same', json: true, cell: true, fix: false },
  { text: 'limited liability company', by: 'same', json: false, cell: true, fix: true },
  { text: 'Limited liability company (LLC)', by: 'label', json: false, cell: true, fix: true },
  { text: 'LLC', by: 'alias', json: false, cell: true, fix: true },
  { text: 'LIMITED_LIABILITY_COMPNY', by: 'typo', json: false, cell: false, fix: true },
])('what takes $text ($by) as a business type', ({ text, by, json, cell, fix }) => {
  const value = 'LIMITED_LIABILITY_COMPANY';
  const found = surfacesOf('business_type', text);
  expect(meaningOfChoice(businessTypes, text, choiceLabels)).toEqual({ value, by });
  expect(found).toEqual({
    json: json ? value : undefined,
    cell: cell ? value : undefined,
    fix: fix ? value : undefined,
  });
  expect(argumentOf(text)).toBe(cell ? value : undefined);
});

/** Words that mean something in some field, and what keyboards make of them. */
const words = [
  ...lists.flatMap(({ path, options }) => [
    ...options,
    ...(isCountry(path) ? countryLabels(options) : labelsOf(options)).map(([, label]) => label),
  ]),
  ...[
    'LLC',
    'llp',
    'Sole trader',
    'VP',
    'Gas bill',
    'Ivory Coast',
    'UK',
    'Südafrika',
    'oui',
    'Não',
  ],
  ...[
    '60%',
    '33,3\u00a0%',
    '0.5',
    '12.5',
    '1.234',
    '1,234',
    '450.000',
    '310 000,50',
    '$20,000',
    '-5',
  ],
  ...['2019-06-30', '30.06.2019', '06/30/2019', '04/06/2019', '30 juin 2019', '20190630', '43646'],
  ...['', ' ', '0', '1', 'true', 'FALSO', '\ud83d', 'n/a', 'constructor'],
];
const edits = fc.array(
  fc.record({
    at: fc.nat(30),
    cut: fc.nat(1),
    text: fc.constantFrom(
      '',
      ' ',
      '-',
      '_',
      '.',
      'e',
      'x',
      '0',
      "'",
      'É',
      '\u00a0',
      '\u200b',
      '\ud83d',
    ),
  }),
  { maxLength: 2 },
);
const texts = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .record({ word: fc.constantFrom(...words), edits, mode: fc.nat(2) })
      .map(({ word, edits: list, mode }) => {
        const edited = list.reduce(
          (text, { at, cut, text: added }) => text.slice(0, at) + added + text.slice(at + cut),
          word,
        );
        return mode === 0 ? edited : mode === 1 ? edited.toLowerCase() : edited.toUpperCase();
      }),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);

test('law: a text means one value or none to JSON, cells, fixes and arguments', () => {
  fc.assert(
    fc.property(fc.constantFrom(...columns.keys()), texts, (path, text) => {
      expect(valuesOf(path, text).length).toBeLessThan(2);
    }),
    { numRuns: runCount(300, 20_000) },
  );
});
