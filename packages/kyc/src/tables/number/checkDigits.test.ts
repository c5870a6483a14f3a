import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dataSource } from '../../../scripts/tables/dataSource.ts';
import { hasCheckDigit } from './hasCheckDigit.ts';
import { loadNumbers } from './loadNumbers.ts';

const { numbersOf } = await loadNumbers();
const countries = new Set(
  dataSource<{ country: string }>('taxIds').rows.map(({ country }) => country),
);
const forms = [...countries].flatMap((country) =>
  numbersOf(country).taxIds.map((form) => ({ country, ...form })),
);
const checked = forms.filter(({ check }) => check !== undefined);
/** Letters in these numbers are taken without a check. */
const digitsOnly: Readonly<Record<string, RegExp>> = { 'fr-tva': /^\d{11}$/ };

test.each(checked)(
  '$id: no form without a check digit takes a number with a wrong one',
  ({ country, id, pattern }) => {
    const unchecked = numbersOf(country).taxIds.filter(({ check }) => check === undefined);
    fc.assert(
      fc.property(fc.stringMatching(digitsOnly[id] ?? new RegExp(pattern)), (number) => {
        expect(unchecked.filter((form) => new RegExp(form.pattern).test(number))).toEqual([]);
      }),
      { numRuns: 100, seed: 1 },
    );
  },
);

describe('checks of our own', () => {
  test.each([
    // The values of python-stdnum, sn/ninea.py.
    ['sn-ninea', '3067221', true],
    ['sn-ninea', '003067221', true],
    ['sn-ninea', '30672212G2', true],
    ['sn-ninea', '3067222', false],
    ['sn-ninea', '30672222G2', false],
    // Vilniaus vandenys and Lietuvos paštas, as they print them.
    ['lt-pvm', '120545849', true],
    ['lt-pvm', '121215587', true],
    ['lt-pvm', '121215578', false],
    // Fibank, as it prints it; stdnum refuses a first digit of 8.
    ['bg-eik', '831094393', true],
    ['bg-eik', '831094339', false],
    // A company of Ecuador, which has no check digit: python-stdnum, issue 497.
    ['ec-ruc', '1793213150001', true],
    // A business in Ladakh, state 38.
    ['in-gstin', '27AAPFU0939F1ZV', true],
    ['in-gstin', '27AAPFU0939F1ZW', false],
    // Divisible by 10, and by 5 only.
    ['tw-ubn', '22099131', true],
    ['tw-ubn', '22099132', false],
    ['tw-ubn', '00501503', true],
    ['tw-ubn', '00501502', false],
    // Қазақтелеком, Халық Банк and Kaspi Bank, as they print them.
    ['kz-bin', '941240000193', true],
    ['kz-bin', '940140000385', true],
    ['kz-bin', '971240001315', true],
    ['kz-bin', '971240001351', false],
  ])('%s %s: %s', (id, number, isRight) => {
    const form = forms.find((one) => one.id === id);
    if (!form) throw new Error(`There is no form ${id}`);
    expect(new RegExp(form.pattern).test(number)).toBe(true);
    expect(hasCheckDigit(form, number)).toBe(isRight);
  });
});
