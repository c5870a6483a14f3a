import * as v from 'valibot';
import { string } from './string.ts';
import { wellFormed } from './text.ts';
import { requiredText } from './texts.ts';

/** At least one character that is not whitespace. */
export const filledForm = /\S/;

/** Text that is not blank, for a field that has no meaning without a value. SPEC-GAP 78. */
export const FilledTextSchema = v.pipe(
  string,
  wellFormed,
  v.regex(filledForm, requiredText.remedy),
);
