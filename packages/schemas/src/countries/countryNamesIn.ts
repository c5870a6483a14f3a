import { countryCodes } from '../codes/countryCode.generated.ts';
import { unlistedCountryCodes } from '../codes/unlistedCountryCode.ts';
import { countryName } from './countryName.ts';
import { foldCountryName } from './foldCountryName.ts';

/** Names that people use and CLDR doesn't have, in English or the language of the country, by code. */
const otherNames: Readonly<Record<string, string>> = {
  AE: 'uae,emirates',
  BF: 'burkina',
  CD: 'drc,rdc,democratic republic of congo,democratic republic of the congo,dr congo,rd congo,republique democratique du congo,republica democratica do congo',
  CF: 'centrafrique',
  CG: 'congo,republic of congo,republique du congo,congo brazzaville',
  CI: 'ivory coast',
  CN: 'peoples republic of china',
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
  SZ: 'swaziland',
  TR: 'turkey',
  TZ: 'united republic of tanzania',
  US: 'usa,eua,america,united states of america,etats unis damerique,estados unidos da america',
  VN: 'viet nam',
};

const cache = new Map<string, ReadonlyMap<string, string>>();

/**
 * Returns the codes of all ISO 3166-1 countries by their names in a language, as `foldCountryName` writes them: the
 * names of CLDR, and for English also others that people use. Made once per language.
 *
 * @throws RangeError if `language` is not a language tag (BCP 47).
 * @example
 * countryNamesIn('en').get('ivory coast') // 'CI'
 */
export function countryNamesIn(language: string): ReadonlyMap<string, string> {
  const known = cache.get(language);
  if (known) return known;
  const codes = new Map<string, string>();
  for (const code of [...countryCodes, ...unlistedCountryCodes]) {
    const aliases = language === 'en' ? (otherNames[code]?.split(',') ?? []) : [];
    for (const name of [countryName(code, language) ?? code, ...aliases]) {
      codes.set(foldCountryName(name), code);
    }
  }
  cache.set(language, codes);
  return codes;
}
