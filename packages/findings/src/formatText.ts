/** Values for the `{key}` placeholders of a text. */
export type TextParameters = Readonly<Record<string, string | number>>;

/**
 * Returns a text with its placeholders replaced: `{key}` by the parameter of that name, and `{key:name}` by
 * the name of the country whose ISO 3166-1 alpha-2 code the parameter is, or of several (`CU, IR`), in the language of
 * `locale` (BCP 47), in English with its article; `{key:date}` by a calendar date as a sentence has it. A placeholder without a parameter is kept, so that the mistake is visible.
 *
 * @example
 * formatText('{years} or older', { years: 18 }) // '18 or older'
 * formatText('Tax numbers of {country:name}', { country: 'NG' }) // 'Tax numbers of Nigeria'
 * formatText('the list of {day:date}', { day: '2026-06-19' }) // 'the list of 19 June 2026'
 */
export function formatText(text: string, parameters: TextParameters, locale = 'en'): string {
  if (!text.includes('{')) return text;
  return text.replace(/\{(\w+)(?::(name|date))?\}/g, (place, key: string, form?: string) => {
    if (!Object.hasOwn(parameters, key)) return place;
    const value = String(parameters[key]);
    if (form === 'date') return dateInWords(value, locale);
    return form === 'name' ? countryNames(value, locale) : value;
  });
}

/** Countries whose English name has an article within a sentence: the United States. */
const withArticle =
  'AE AX BQ BS CC CF CK DO FK FO GB GM IO KM KY MH MP MV NL PH PS SB TC TF UM US VG VI'.split(' ');

function countryNames(codes: string, locale: string): string {
  if (!/^[A-Z]{2}(?:, [A-Z]{2})*$/.test(codes)) return codes;
  const region = new Intl.DisplayNames(locale, { type: 'region' });
  const names = codes.split(', ').map((code) => {
    const name = region.of(code) ?? code;
    return withArticle.includes(code) && /^en\b/.test(locale) ? `the ${name}` : name;
  });
  return new Intl.ListFormat(locale).format(names);
}

/** Returns a calendar date in words: `19 June 2026`, also in English, where most readers are not from the United States. */
function dateInWords(date: string, locale: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) return date;
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const words = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, style);
  const written = words.format(new Date(date));
  return /^fr\b/.test(locale) ? written.replace(/^1 /, '1er ') : written;
}
