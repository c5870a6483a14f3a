import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkedRows } from '../../../scripts/numbers/checkedRows.ts';
import { checkNotes } from '../../../scripts/numbers/checkNotes.ts';
import { variantsOf } from '../../../scripts/numbers/variantsOf.ts';
import { isTakenBy } from '../../testing/isTakenBy.ts';

interface Verdicts {
  readonly check: string;
  readonly module: string;
  readonly numbers: readonly string[];
  readonly alsoValid: readonly string[];
}
const { rows: verdicts }: { readonly rows: readonly Verdicts[] } = JSON.parse(
  readFileSync(new URL('../../testing/numberVerdicts.json', import.meta.url), 'utf8'),
);
const rows = checkedRows();
const checks = [...new Set(rows.map(({ check }) => check))];
/** Checks that python-stdnum 1.18 doesn't have. */
const withoutOracle = [
  'own kz/bin',
  'own ru/ogrn',
  'own sn/ninea',
  'stdnum cz/ico',
  'stdnum gn/nifp',
  'stdnum gt/cui',
  'stdnum mz/nuit',
];

test('every check digit is compared with python-stdnum, if it has the check', () => {
  const compared = verdicts.map(({ check }) => check);
  expect([...compared, ...withoutOracle].sort()).toEqual([...checks].sort());
  for (const { check, numbers } of verdicts) expect(numbers.length, check).toBe(20);
});

describe.each(verdicts)('$check', ({ check, module, numbers, alsoValid }) => {
  const sameModule = verdicts.filter((one) => one.module === module).map((one) => one.check);
  const forms = rows.filter((row) => sameModule.includes(row.check));
  const isTaken = (number: string): boolean => forms.some((form) => isTakenBy(form, number));

  test('judges numbers, changed digits and other lengths like python-stdnum, or says why not', () => {
    const variants = [...new Set([...numbers, ...numbers.flatMap(variantsOf)])];
    const isValid = (one: string): boolean => numbers.includes(one) || alsoValid.includes(one);
    const different = variants.filter((one) => isTaken(one) !== isValid(one));
    if (checkNotes[check]?.differs === undefined) expect(different).toEqual([]);
    else expect(different).not.toEqual([]);
  });
});

function numbersOf(check: string): readonly string[] {
  const found = verdicts.find((one) => one.check === check)?.numbers;
  if (found) return found;
  const [form] = rows.filter((row) => row.check === check);
  if (!form) return [];
  const taken = fc.stringMatching(new RegExp(form.pattern)).filter((one) => isTakenBy(form, one));
  return fc.sample(taken, { seed: 1, numRuns: 20 }).map(form.checkedPart);
}

test.each(checks)('%s notices every changed digit, or says which it cannot see', (check) => {
  const forms = rows.filter((row) => row.check === check);
  const changes = numbersOf(check).flatMap((number) =>
    variantsOf(number).filter((one) => one.length === number.length),
  );
  const seen = changes.filter((one) => !forms.some((form) => isTakenBy(form, one)));
  const percent = 100 * (1 - seen.length / changes.length);
  const atMost = checkNotes[check]?.unseen?.percent ?? 0;
  expect(changes.length).toBeGreaterThan(200);
  expect(percent).toBeLessThanOrEqual(atMost);
  if (atMost > 0) expect(percent).toBeGreaterThan(Math.max(0, atMost - 2.5));
});
