import { isOneEditApart } from '../data/isOneEditApart.ts';

/** The subdivisions of one country, by all that names one. */
interface Subdivisions {
  /** `za-wc` and `wc`, to `ZA-WC`. */
  readonly codes: Map<string, string>;
  /** `westerncape` and `zawc`, to `ZA-WC`. */
  readonly names: Map<string, string>;
}

/** What a subdivision is, in words that people add to its name or leave out. */
const kinds =
  /\b(?:state|province|provincia|region|county|district|department|governorate|prefecture|municipality|emirate|canton|oblast|city|of|the)\b/g;

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Letters and digits alone. */
const bared = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The same without the kind of subdivision: `lagos` for `Lagos State`. */
const nameAlone = (text: string): string => bared(folded(text).replace(kinds, '')) || bared(text);

/** What a text names in a country: a subdivision by its code or name, or nearly one. */
export interface SubdivisionMatch {
  readonly by: 'code' | 'name' | 'near';
  /** ISO 3166-2. */
  readonly code: string;
}

/** Looks up subdivisions by country. */
export type FindSubdivision = (country: string, text: string) => SubdivisionMatch | undefined;

/**
 * Returns a lookup over ISO 3166-2. Letter case, accents and the kind of subdivision (`State`) don't
 * matter. It returns undefined for a text that comes close to nothing.
 *
 * @example
 * find('ZA', 'wc') // { by: 'code', code: 'ZA-WC' }
 * find('ZA', 'Western Cape Province') // { by: 'name', code: 'ZA-WC' }
 * find('ZA', 'Westen Cape') // { by: 'near', code: 'ZA-WC' }
 */
export function subdivisionFinder(
  table: readonly { readonly code: string; readonly name: string }[],
): FindSubdivision {
  const byCountry = new Map<string, Subdivisions>();
  for (const { code, name } of table) {
    const country = code.slice(0, 2);
    const known = byCountry.get(country) ?? { codes: new Map(), names: new Map() };
    byCountry.set(country, known);
    known.codes.set(folded(code), code).set(folded(code.slice(3)), code);
    for (const form of [bared(code), bared(name), nameAlone(name)]) {
      if (!known.names.has(form)) known.names.set(form, code);
    }
  }
  return (country, text) => {
    const known = byCountry.get(country);
    if (!known) return undefined;
    const code = known.codes.get(folded(text));
    if (code) return { by: 'code', code };
    const forms = [bared(text), nameAlone(text)];
    for (const form of forms) {
      const named = known.names.get(form);
      if (named) return { by: 'name', code: named };
    }
    // One slip in a short text could be anything.
    const long = forms.filter((form) => form.length >= 5);
    const near = [...known.names].find(([name]) => long.some((form) => isOneEditApart(form, name)));
    return near && { by: 'near', code: near[1] };
  };
}
