import * as v from 'valibot';
import { string } from './string.ts';
import { decimalText } from './texts.ts';

export const decimalForm = /^-?\d+(?:\.\d+)?$/;

/** An amount as decimal text, such as `12.50000000`; never a float. Source: API spec 1.0.0, Wallet, `balance`. */
export const DecimalSchema = v.pipe(string, v.regex(decimalForm, decimalText.remedy));
