import type { CheckedRow } from '../../scripts/numbers/checkedRows.ts';
import { tablePattern } from '../tables/lookup/tablePattern.ts';
import { hasCheckDigit } from '../tables/number/hasCheckDigit.ts';
import { loadNumbers } from '../tables/number/loadNumbers.ts';

const { numbersOf } = await loadNumbers();

/** Returns whether a form with a check digit takes a number. */
export function isTakenBy({ country, id, name, pattern }: CheckedRow, number: string): boolean {
  const { taxIds, registrationNumbers } = numbersOf(country);
  const form =
    taxIds.find((one) => one.id === id) ??
    registrationNumbers.find((one) => one.name === name && pattern === `^(?:${one.pattern})$`);
  if (!form?.check) throw new Error(`${name} of ${country} has no check digit`);
  return tablePattern(pattern).test(number) && hasCheckDigit({ ...form, pattern }, number);
}
