import type { CheckedRow } from '../../scripts/numbers/checkedRows.ts';
import { tablePattern } from '../tables/lookup/tablePattern.ts';
import { hasCheckDigit } from '../tables/number/hasCheckDigit.ts';
import { loadNumbers } from '../tables/number/loadNumbers.ts';

const { numbersOf } = await loadNumbers();

/** Returns a function that tells whether a form with a check digit takes a number. */
export function takenBy({ country, id, name, pattern }: CheckedRow): (number: string) => boolean {
  const { taxIds, registrationNumbers } = numbersOf(country);
  const found =
    taxIds.find((one) => one.id === id) ??
    registrationNumbers.find((one) => one.name === name && pattern === `^(?:${one.pattern})$`);
  if (!found?.check) throw new Error(`${name} of ${country} has no check digit`);
  const form = { ...found, pattern };
  return (number) => tablePattern(pattern).test(number) && hasCheckDigit(form, number);
}
