import { tablePattern } from '../lookup/tablePattern.ts';

/** A form of numbers, and its check digit if there is one. */
interface CheckedForm {
  readonly pattern: string;
  readonly checked?: string;
  readonly check?: (number: string) => boolean;
}

/** Returns the part of a number, which has the form, that has the check digit. */
export const checkedPart = ({ pattern, checked }: CheckedForm, number: string): string =>
  checked === undefined ? number : number.replace(tablePattern(pattern), checked);

/** Returns whether a number, which has the form, has its check digit. True if the form has none. */
export const hasCheckDigit = (form: CheckedForm, number: string): boolean =>
  form.check === undefined || form.check(checkedPart(form, number));
