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

/**
 * Returns the number that a text means, whichever signs separate thousands and decimals; undefined if it can mean
 * another, or none.
 *
 * @example
 * numberMeant('450.000.000') // 450000000
 * numberMeant('12,50') // 12.5
 * numberMeant('1,234') // undefined
 */
export function numberMeant(text: string): number | undefined {
  const written = text.trim();
  const found = forms.find(({ form }) => form.test(written));
  if (!found) return undefined;
  const groups = found.decimal === '.' ? /[^\d.]/g : /[^\d,]/g;
  return Number(written.replace(groups, '').replace(',', '.'));
}

/** Returns the percentage that a text means, with a percent sign or without. It has no thousands. */
export function percentageMeant(text: string): number | undefined {
  const [, whole, decimals = '0'] =
    /^(\d{1,3})(?:[.,](\d{1,4}))?\s?(?:%|percent|per cent)?$/i.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(`${whole}.${decimals}`);
}
