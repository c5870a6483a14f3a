import type { FixValue } from '@passmuster/findings';
import { fixesOf, loadCustomerReviewer } from '@passmuster/kyc';
import { businessTypes } from '@passmuster/schemas';
import { countryName } from '@passmuster/schemas/countries';
import { type ChoiceLabels, meaningOfChoice } from '@passmuster/schemas/meaning';
import { changed } from '@passmuster/testing/changed';
import { runCount } from '@passmuster/testing/runCount';
import { sampleDay as asOf, customerSample } from '@passmuster/testing/samples';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choiceLabels } from './columns/choiceLabels.ts';
import type { Column } from './columns/column.ts';
import { columnsOf } from './columns/columnsOf.ts';
import { readCell } from './columns/readCell.ts';
import { choiceArgument } from './commands/choiceArgument.ts';

const reviewer = await loadCustomerReviewer({ preset: 'spec' });

/** The fields that a person's text may mean a value of, with their columns. */
const columns = new Map(
  [
    ...['business_type', 'account_purpose', 'source_of_funds', 'estimated_annual_revenue_usd'],
    ...['industry', 'documents.0.doc_type', 'documents.0.sub_type', 'business_owners.0.title'],
    ...['documents.0.doc_country', 'business_owners.0.nationality', 'is_dao'],
    ...['business_owners.0.ownership_percentage', 'registration_date', 'expected_monthly_income'],
  ].map((path): [string, Column] => {
    const found = columnsOf('customer').find((column) => column.path === path.replace('.0', '.*'));
    if (!found) throw new Error(path);
    return [path, found];
  }),
);
const lists = [...columns].flatMap(([path, { options = [] }]) =>
  options.length > 0 ? [{ path, options: options.filter((option) => option !== '') }] : [],
);

/** What each surface makes of a text in a field: a value of the API, or undefined. */
interface Surfaces {
  /** The text, if JSON takes it as it is. */
  readonly json: unknown;
  /** What a fix enters in its place. */
  readonly fix: FixValue | undefined;
  /** What a cell of a table is read as. */
  readonly cell: unknown;
}

function surfacesOf(path: string, text: string): Surfaces {
  const draft = changed<unknown>(customerSample, { [path]: text });
  const review = reviewer.review(draft, { asOf });
  const isHere = ({ path: at, rule }: { path: readonly PropertyKey[]; rule: string }): boolean =>
    at.join('.') === path && rule.startsWith('schema/');
  const isTaken = !review.findings.some(isHere);
  const [fix] = fixesOf({ draft }, review).filter(isHere);
  const column = columns.get(path);
  const read = column ? readCell(text, column) : { value: undefined };
  const isValue = read.damage === undefined && accepts(path, read.value);
  return {
    json: isTaken ? text : undefined,
    fix: fix?.changes[0]?.value,
    cell: isValue ? read.value : undefined,
  };
}

/** Returns true for a value that the schema takes in a field. */
const accepts = (path: string, value: unknown): boolean =>
  reviewer
    .checkField(path, changed<unknown>(customerSample, { [path]: value }), { asOf })
    .every(({ rule }) => !rule.startsWith('schema/'));

const argumentOf = (text: string): string | undefined => {
  try {
    return choiceArgument('business type', businessTypes, text);
  } catch {
    return undefined;
  }
};

/** Returns the different values that the surfaces make of a text; one at most if they agree. */
const valuesOf = (path: string, text: string): readonly unknown[] => {
  const { json, fix, cell } = surfacesOf(path, text);
  const argument = path === 'business_type' ? argumentOf(text) : undefined;
  return [...new Set([json, fix, cell, argument].filter((value) => value !== undefined))];
};

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
  ...['60%', '33,3 %', '0.5', '12.5', '1.234', '1,234', '450.000', '310 000,50', '$20,000', '-5'],
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
    { numRuns: runCount(1000, 20_000) },
  );
});
