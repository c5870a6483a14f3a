import { tablePattern } from '../lookup/tablePattern.ts';

/** A form of numbers, and its check digit if there is one. */
interface CheckedForm {
  readonly pattern: string;
  readonly checked?: string;
  readonly check?: (number: string) => boolean;
}

/** Returns whether a number, which has the form, has its check digit. True if the form has none. */
export const hasCheckDigit = ({ pattern, checked, check }: CheckedForm, number: string): boolean =>
  check === undefined ||
  check(checked === undefined ? number : number.replace(tablePattern(pattern), checked));
