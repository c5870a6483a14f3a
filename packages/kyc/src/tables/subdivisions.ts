import { iso31662 } from 'iso-3166';
import { isOneEditApart } from './isOneEditApart.ts';

/** The subdivisions of one country, by all that names one. */
interface Subdivisions {
  /** To show where nothing comes close. */
  readonly example: string;
  /** `za-wc` and `wc`, to `ZA-WC`. */
  readonly codes: Map<string, string>;
  /** `western cape`, to `ZA-WC`. */
  readonly names: Map<string, string>;
  /** `westerncape` and `zawc`, to `ZA-WC`. */
  readonly bare: Map<string, string>;
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

const byCountry = new Map<string, Subdivisions>();
for (const { code, name } of iso31662) {
  const country = code.slice(0, 2);
  const known = byCountry.get(country) ?? {
    example: code,
    codes: new Map(),
    names: new Map(),
    bare: new Map(),
  };
  byCountry.set(country, known);
  known.codes.set(folded(code), code).set(folded(code.slice(3)), code);
  known.names.set(folded(name), code);
  for (const form of [bared(code), bared(name), nameAlone(name)]) {
    if (!known.bare.has(form)) known.bare.set(form, code);
  }
}

/** What `text` names in a country: a subdivision by its code, by its name, or none. */
export interface SubdivisionMatch {
  readonly by: 'code' | 'name' | 'none';
  /** ISO 3166-2. For `none`: the one that `text` comes close to, else any of the country. */
  readonly code: string;
}

/**
 * Looks up a subdivision. Letter case and accents do not matter. Undefined for a country without any.
 *
 * @example
 * matchSubdivision('ZA', 'wc') // { by: 'code', code: 'ZA-WC' }
 * matchSubdivision('ZA', 'Western Cape') // { by: 'name', code: 'ZA-WC' }
 * matchSubdivision('ZA', 'Westen Cape Province') // { by: 'none', code: 'ZA-WC' }
 */
export function matchSubdivision(country: string, text: string): SubdivisionMatch | undefined {
  const known = byCountry.get(country);
  if (!known) return undefined;
  const code = known.codes.get(folded(text));
  if (code) return { by: 'code', code };
  const named = known.names.get(folded(text));
  if (named) return { by: 'name', code: named };
  return { by: 'none', code: closest(known.bare, text) ?? known.example };
}

function closest(bare: ReadonlyMap<string, string>, text: string): string | undefined {
  const forms = [bared(text), nameAlone(text)];
  for (const form of forms) {
    const code = bare.get(form);
    if (code) return code;
  }
  // One slip in a short text could be anything.
  const long = forms.filter((form) => form.length >= 5);
  return [...bare].find(([known]) => long.some((form) => isOneEditApart(form, known)))?.[1];
}
