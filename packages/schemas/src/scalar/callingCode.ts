import * as v from 'valibot';
import { string } from './string.ts';
import { callingCodeText } from './texts.ts';

export const callingCodeForm = /^\+[1-9]\d{0,3}$/;

/**
 * A calling code with its plus sign. The API takes up to 4 digits, although none has more than 3.
 * Source: API spec 1.0.0, Business customer, `phone_country_code`. SPEC-GAP 7.
 */
export const CallingCodeSchema = v.pipe(string, v.regex(callingCodeForm, callingCodeText.remedy));
