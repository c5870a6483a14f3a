import { countryCodes, unlistedCountryCodes } from '@passmuster/schemas';
import { isOneEditApart } from '../lookup/isOneEditApart.ts';
import { englishCountryNames, foldedCountryName } from './englishCountryNames.ts';

const codes: ReadonlySet<string> = new Set([...countryCodes, ...unlistedCountryCodes]);

/** Languages in which people write the name of a country on an English form. */
const languages =
  'en fr pt es de it nl sv da nb fi is et lv lt pl cs sk hu ro bg hr sr sl sq el tr ru uk ka hy az kk uz ar he fa ur hi bn ta th vi id ms tl km my zh ja ko sw am ha yo zu af ga mt'.split(
    ' ',
  );

/** The country that a text names: its code, or the code of the only country whose English name is one slip away. */
export type CountryNamed = { readonly code: string } | { readonly near: string } | undefined;

/** Finds the country that a text names, by code or by name in about sixty languages. */
export type FindCountry = (text: unknown) => CountryNamed;

/** Returns the codes of countries by their names in `languages`. */
function codesByName(): ReadonlyMap<string, string> {
  const byName = new Map<string, string>();
  for (const language of languages) {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    for (const code of codes) byName.set(foldedCountryName(names.of(code) ?? code), code);
  }
  return byName;
}

/** Returns a finder of countries. The names in other languages than English, which take a while, are read when a text needs them. */
export async function loadCountryNames(): Promise<FindCountry> {
  const english = new Map(
    [...codes].flatMap((code) => englishCountryNames(code).map((name) => [name, code])),
  );
  let inAnyLanguage: ReadonlyMap<string, string> | undefined;
  return (text) => {
    if (typeof text !== 'string' || text.length > 100) return undefined;
    const code = text.trim().toUpperCase();
    if (codes.has(code)) return { code };
    const name = foldedCountryName(text);
    let known = english.get(name);
    if (known === undefined) {
      inAnyLanguage ??= codesByName();
      known = inAnyLanguage.get(name);
    }
    if (known !== undefined) return { code: known };
    if (name.length < 5) return undefined;
    const all = [...english].filter(([other]) => isOneEditApart(name, other));
    const [near, ...others] = new Set(all.map(([, code]) => code));
    return near === undefined || others.length > 0 ? undefined : { near };
  };
}
