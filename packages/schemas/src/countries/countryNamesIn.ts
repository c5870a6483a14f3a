import { countryCodes } from '../codes/countryCode.generated.ts';
import { unlistedCountryCodes } from '../codes/unlistedCountryCode.ts';
import { countryName } from './countryName.ts';
import { foldCountryName } from './foldCountryName.ts';

/** Names that people use and CLDR doesn't have, in English or the language of the country, by code. */
const otherNames: Readonly<Record<string, string>> = {
  AE: 'uae,emirates,الإمارات',
  BF: 'burkina',
  CD: 'drc,rdc,democratic republic of congo,democratic republic of the congo,dr congo,rd congo,republique democratique du congo,republica democratica do congo',
  CF: 'centrafrique',
  CG: 'congo,republic of congo,republique du congo,congo brazzaville',
  CI: 'ivory coast',
  CN: 'peoples republic of china,中华人民共和国',
  CV: 'cape verde',
  CZ: 'czech republic',
  GB: 'uk,great britain,britain,england,scotland,wales,northern ireland,angleterre,inglaterra',
  GN: 'guinee conakry,guinea conakry',
  IR: 'islamic republic of iran',
  KP: 'dprk,democratic peoples republic of korea',
  KR: 'republic of korea,korea',
  LA: 'lao pdr',
  MM: 'burma,myanmar',
  MK: 'macedonia',
  NL: 'holland,the netherlands,hollande,holanda',
  PS: 'palestine',
  RU: 'russian federation',
  SA: 'ksa,السعودية',
  SZ: 'swaziland',
  TH: 'ประเทศไทย',
  TR: 'turkey',
  TZ: 'united republic of tanzania',
  US: 'usa,eua,america,united states of america,etats unis damerique,estados unidos da america',
  VN: 'viet nam',
};

const cache = new Map<string, ReadonlyMap<string, string>>();

/**
 * Returns the codes of all ISO 3166-1 countries by their names in a language, as CLDR has them and `foldCountryName` writes
 * them. Made once per language.
 *
 * @throws RangeError if `language` is not a language tag (BCP 47).
 * @example
 * countryNamesIn('en').get('nigeria') // 'NG'
 */
export function countryNamesIn(language: string): ReadonlyMap<string, string> {
  const known = cache.get(language);
  if (known) return known;
  const codes = new Map(
    [...countryCodes, ...unlistedCountryCodes].map((code) => [
      foldCountryName(countryName(code, language) ?? code),
      code,
    ]),
  );
  cache.set(language, codes);
  return codes;
}

let others: ReadonlyMap<string, string> | undefined;

/**
 * Returns the codes of countries by other names that people use, in English or the language of the country. Made once.
 *
 * @example
 * otherCountryNames().get('ivory coast') // 'CI'
 */
export function otherCountryNames(): ReadonlyMap<string, string> {
  others ??= new Map(
    Object.entries(otherNames).flatMap(([code, names]) =>
      names.split(',').map((name): [string, string] => [foldCountryName(name), code]),
    ),
  );
  return others;
}
