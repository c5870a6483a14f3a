import { countryCodes, unlistedCountryCodes } from '@passmuster/schemas';
import { isOneEditApart } from './data/isOneEditApart.ts';

const codes: ReadonlySet<string> = new Set([...countryCodes, ...unlistedCountryCodes]);

/** Languages in which people write the name of a country on an English form. */
const languages =
  'en fr pt es de it nl sv da nb fi is et lv lt pl cs sk hu ro bg hr sr sl sq el tr ru uk ka hy az kk uz ar he fa ur hi bn ta th vi id ms tl km my zh ja ko sw am ha yo zu af ga mt'.split(
    ' ',
  );

/** Names that people use and CLDR doesn't have, by code. */
const otherNames: Readonly<Record<string, string>> = {
  AE: 'uae,emirates',
  CD: 'drc,democratic republic of congo,democratic republic of the congo,dr congo',
  CG: 'congo,republic of congo',
  CI: 'ivory coast',
  CN: 'peoples republic of china',
  CV: 'cape verde',
  CZ: 'czech republic',
  GB: 'uk,great britain,britain,england,scotland,wales,northern ireland',
  IR: 'islamic republic of iran',
  KP: 'dprk,democratic peoples republic of korea',
  KR: 'republic of korea,korea',
  LA: 'lao pdr',
  MM: 'burma',
  MK: 'macedonia',
  NL: 'holland,the netherlands',
  PS: 'palestine',
  RU: 'russian federation',
  SZ: 'swaziland',
  TR: 'turkey',
  TZ: 'united republic of tanzania',
  US: 'usa,america,united states of america',
  VN: 'viet nam',
};

/** Returns a country name to compare: lowercase letters without accents, punctuation and words such as “Republic”. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .replace(/^st /, 'saint ')
    .replace(
      /^(?:the )?(?:(?:federal |federative |islamic )?republic of |kingdom of |state of |commonwealth of )?(?:the )?/,
      '',
    );

/** The country that a text names: its code, or the code of the only country whose English name is one slip away. */
export type CountryNamed = { readonly code: string } | { readonly near: string } | undefined;

/** Finds the country that a text names, by code or by name in about sixty languages. */
export type FindCountry = (text: unknown) => CountryNamed;

/** Returns a finder of countries. Building it takes some milliseconds, so rules load it as a table. */
export async function loadCountryNames(): Promise<FindCountry> {
  const byName = new Map<string, string>();
  for (const [code, names] of Object.entries(otherNames)) {
    for (const name of names.split(',')) byName.set(folded(name), code);
  }
  const english = new Map(byName);
  const englishNames = new Intl.DisplayNames('en', { type: 'region' });
  for (const code of codes) english.set(folded(englishNames.of(code) ?? code), code);
  for (const language of languages) {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    for (const code of codes) byName.set(folded(names.of(code) ?? code), code);
  }
  return (text) => {
    if (typeof text !== 'string' || text.length > 100) return undefined;
    const code = text.trim().toUpperCase();
    if (codes.has(code)) return { code };
    const name = folded(text);
    const known = byName.get(name);
    if (known !== undefined) return { code: known };
    if (name.length < 5) return undefined;
    const all = [...english].filter(([other]) => isOneEditApart(name, other));
    const [near, ...others] = new Set(all.map(([, code]) => code));
    return near === undefined || others.length > 0 ? undefined : { near };
  };
}
