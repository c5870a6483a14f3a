import { countryName } from '@passmuster/schemas/countries';

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
  MM: 'burma,myanmar',
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
export const foldedCountryName = (text: string): string =>
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

/** Returns the English names of a country, folded, each once: that of CLDR, then others that people use. */
export function englishCountryNames(code: string): readonly string[] {
  const others = otherNames[code]?.split(',') ?? [];
  return [...new Set([countryName(code) ?? code, ...others].map(foldedCountryName))];
}
