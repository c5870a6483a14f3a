import * as v from 'valibot';
import { string } from './string.ts';
import { uuidText } from './texts.ts';

/** 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12. Source: RFC 9562 §4. */
export const uuidForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A UUID of any version, in upper or lower case. Source: API spec 1.0.0, Resources, “Identifiers are UUID strings”. */
export const UuidSchema = v.pipe(string, v.regex(uuidForm, uuidText.remedy));
