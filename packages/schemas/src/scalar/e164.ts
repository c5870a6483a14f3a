import * as v from 'valibot';
import { string } from './string.ts';
import { phoneText } from './texts.ts';

export const e164Form = /^\+[1-9]\d{1,14}$/;

// Looser than any numbering plan. @passmuster/phone checks those.
/**
 * E.164 as the specification states it: `+`, then 2 to 15 digits, the first not 0. SPEC-GAP 6.
 * Source: API spec 1.0.0, Business customer, `phone`.
 */
export const E164Schema = v.pipe(string, v.regex(e164Form, phoneText.remedy));
