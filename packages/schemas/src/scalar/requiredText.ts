import * as v from 'valibot';
import { string } from './string.ts';
import { wellFormed } from './text.ts';
import { requiredText } from './texts.ts';

/** Text of at least one character, such as a path parameter. */
export const RequiredTextSchema = v.pipe(string, wellFormed, v.nonEmpty(requiredText.remedy));
