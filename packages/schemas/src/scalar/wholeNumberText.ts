import * as v from 'valibot';
import { string } from './string.ts';

/** A whole number in the decimal digits of a URL. */
export const wholeNumberForm = /^\d{1,16}$/;

/** A whole number as it arrives in a URL, which becomes a number. */
export const WholeNumberTextSchema = v.pipe(
  string,
  v.regex(wholeNumberForm, 'Enter a whole number.'),
  v.transform(Number),
);
