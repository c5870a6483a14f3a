import { maxTextLength } from './keyOf.ts';
import type { Meaning } from './meaning.ts';

const space = "[ \u00a0\u202f'’]";

/** Ways of writing a number that have one meaning. Three digits after one comma or point may be a group or decimals. */
const forms: readonly { readonly form: RegExp; readonly decimal: ',' | '.' }[] = [
  {
    form: new RegExp(`^(?:\\d{1,15}|\\d{1,3}(?:${space}\\d{3}){1,4})(?:\\.\\d{1,2})?$`),
    decimal: '.',
  },
  { form: new RegExp(`^(?:\\d{1,15}|\\d{1,3}(?:${space}\\d{3}){1,4}),\\d{1,2}$`), decimal: ',' },
  { form: /^\d{1,3}(?:,\d{3}){2,4}$|^\d{1,3}(?:,\d{3}){1,4}\.\d{1,2}$/, decimal: '.' },
  { form: /^\d{1,3}(?:\.\d{3}){2,4}$|^\d{1,3}(?:\.\d{3}){1,4},\d{1,2}$/, decimal: ',' },
  // Lakhs and crores.
  { form: /^\d{1,2}(?:,\d\d){1,5},\d{3}(?:\.\d{1,2})?$/, decimal: '.' },
];

/** As the API writes it. */
const canonical = /^\d{1,15}(?:\.\d{1,2})?$/;

/**
 * Returns the number that a text means, whichever signs separate thousands and decimals; undefined if it can mean another,
 * or none. An amount in the format of a language is read by `parseAmount` of `@passmuster/form/amounts`. Never throws on any
 * `text`.
 *
 * @example
 * meaningOfNumber('450.000.000') // { value: 450000000, by: 'alias' }
 * meaningOfNumber('12,50') // { value: 12.5, by: 'alias' }
 * meaningOfNumber('1,234') // undefined
 */
export function meaningOfNumber(text: unknown): Meaning<number> | undefined {
  if (typeof text !== 'string' || text.length > maxTextLength) return undefined;
  const written = text.trim();
  const found = forms.find(({ form }) => form.test(written));
  if (!found) return undefined;
  const groups = found.decimal === '.' ? /[^\d.]/g : /[^\d,]/g;
  const value = Number(written.replace(groups, '').replace(',', '.'));
  return { value, by: canonical.test(text) ? 'same' : 'alias' };
}
