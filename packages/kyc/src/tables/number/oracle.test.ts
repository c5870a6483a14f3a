import { readFileSync } from 'node:fs';
import { runCount } from '@passmuster/testing/runCount';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkedRows } from '../../../scripts/numbers/checkedRows.ts';
import { checkNotes } from '../../../scripts/numbers/checkNotes.ts';
import { variantsOf } from '../../../scripts/numbers/variantsOf.ts';
import { takenBy } from '../../testing/takenBy.ts';

interface VerdictRow {
  readonly check: string;
  readonly module: string;
  /** Separated by spaces, as alsoValid is. */
  readonly numbers: string;
  readonly alsoValid: string;
}
const oracle: { readonly count: number; readonly rows: readonly VerdictRow[] } = JSON.parse(
  readFileSync(new URL('../../testing/numberVerdicts.json', import.meta.url), 'utf8'),
);
const verdicts = oracle.rows.map((row) => ({
  ...row,
  numbers: row.numbers.split(' '),
  alsoValid: new Set(row.alsoValid.split(' ')),
}));
const rows = checkedRows();
const checks = [...new Set(rows.map(({ check }) => check))];
/** Checks that python-stdnum doesn't have. */
const withoutOracle = ['own kz/bin', 'stdnum gt/cui'];
/** How many numbers the oracle varies of a check that judges as it does. A difference needs more to be found. */
const varied = runCount(2, 20);
/** How many numbers of each check are changed. What a check can't see is a percentage over all 300; a sample is near it. */
const changed = runCount(40, 300);

test('every check digit is compared with python-stdnum, if it has the check', () => {
  const compared = verdicts.map(({ check }) => check);
  expect(compared).toHaveLength(oracle.count);
  expect([...compared, ...withoutOracle].sort()).toEqual([...checks].sort());
  for (const { check, numbers } of verdicts) expect(numbers.length, check).toBe(300);
});

describe.each(verdicts)('$check', ({ check, module, numbers, alsoValid }) => {
  const sameModule = verdicts.filter((one) => one.module === module).map((one) => one.check);
  const forms = rows.filter((row) => sameModule.includes(row.check)).map(takenBy);
  const isTaken = (number: string): boolean => forms.some((takes) => takes(number));
  const { refuses, differs } = checkNotes[check] ?? {};

  test('takes every number that python-stdnum takes, or says which it refuses', () => {
    const refused = numbers.filter((number) => !isTaken(number));
    const isExplained = (number: string): boolean => refuses?.numbers.test(number) ?? false;
    expect(refused.filter((number) => !isExplained(number))).toEqual([]);
    if (refuses) expect(refused).not.toEqual([]);
  });

  test('judges changed digits and other lengths like python-stdnum, or says why not', () => {
    const count = differs === undefined ? varied : 20;
    const variants = [...new Set(numbers.slice(0, count).flatMap(variantsOf))];
    const isValid = (one: string): boolean => numbers.includes(one) || alsoValid.has(one);
    const different = variants.filter((one) => isTaken(one) !== isValid(one));
    if (differs === undefined && refuses === undefined) expect(different).toEqual([]);
    else if (differs !== undefined) expect(different).not.toEqual([]);
  });
});

/** The last characters of numbers that end in others than the ten digits. */
const lastCharacters: Readonly<Record<string, string>> = {
  'stdnum gh/tin': '0123456789X',
  'stdnum cl/rut': '0123456789K',
  'stdnum es/cif': '0123456789ABCDEFGHIJ',
  'stdnum es/nif': 'ABCDEFGHJKLMNPQRSTVWXYZ',
  'stdnum es/dni': 'ABCDEFGHJKLMNPQRSTVWXYZ',
  'stdnum es/nie': 'ABCDEFGHJKLMNPQRSTVWXYZ',
  'stdnum it/codicefiscale': 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'stdnum ie/vat': 'ABCDEFGHIJKLMNOPQRSTUVW',
  'stdnum ie/pps': 'ABCDEFGHIJKLMNOPQRSTUVWX',
  'stdnum tr/tckimlik': '02468',
  'own in/gstin': '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'own sg/uen': 'ABCDEGHJKLMNRWXZ',
  'own cn/uscc': '0123456789ABCDEFGHJKLMNPQRTUWXY',
  'own az/voen': '12',
  'stdnum cy/vat': 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'own do/rnc': '123456789',
  'stdnum gt/nit': '0123456789K',
  'stdnum is/kennitala': '09',
  'stdnum se/vat': '1',
};

test.each(verdicts)('every check character of $check occurs', ({ check, numbers }) => {
  const last = [...new Set(numbers.map((number) => number.at(-1)))].sort().join('');
  expect(last).toBe(lastCharacters[check] ?? '0123456789');
});

function numbersOf(check: string): readonly string[] {
  const found = verdicts.find((one) => one.check === check)?.numbers;
  if (found) return found;
  const [form] = rows.filter((row) => row.check === check);
  if (!form) return [];
  const taken = fc.stringMatching(new RegExp(form.pattern)).filter(takenBy(form));
  return fc.sample(taken, { seed: 1, numRuns: changed }).map(form.checkedPart);
}

test.each(checks)('%s notices every changed digit, or says which it cannot see', (check) => {
  const forms = rows.filter((row) => row.check === check).map(takenBy);
  const unseen = checkNotes[check]?.unseen?.percent ?? 0;
  const changes = numbersOf(check)
    .slice(0, changed)
    .flatMap((number) => variantsOf(number).filter((one) => one.length === number.length));
  const seen = changes.filter((one) => !forms.some((takes) => takes(one)));
  const percent = 100 * (1 - seen.length / changes.length);
  expect(changes.length).toBeGreaterThan(200);
  if (unseen === 0 || changed === 300) {
    expect(Math.ceil(2 * percent) / 2).toBe(unseen);
  } else {
    expect(percent).toBeGreaterThan(unseen / 2 - 0.5);
    expect(percent).toBeLessThan(unseen * 1.5 + 0.5);
  }
});
