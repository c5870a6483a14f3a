import { join } from 'node:path';

/** What the gate reads of a locale of faker. */
export interface Locale {
  readonly location?: {
    readonly state?: readonly string[];
    readonly postcode?: readonly string[] | string | null;
  };
  readonly person?: {
    readonly first_name?: Readonly<Record<string, readonly string[]>>;
    readonly last_name?: Readonly<Record<string, readonly string[]>>;
  };
}

/** Locales of faker by the country whose states and postal codes they have. */
export const localeOfCountry = {
  ...{ AM: 'hy', AT: 'de_AT', AU: 'en_AU', AZ: 'az', BD: 'bn_BD', BE: 'nl_BE', BR: 'pt_BR' },
  ...{ CA: 'en_CA', CH: 'de_CH', CN: 'zh_CN', CZ: 'cs_CZ', DE: 'de', ES: 'es', FI: 'fi', FR: 'fr' },
  ...{ GB: 'en_GB', GE: 'ka_GE', GH: 'en_GH', GR: 'el', HR: 'hr', HU: 'hu', ID: 'id_ID' },
  ...{ IE: 'en_IE', IL: 'he', IN: 'en_IN', IR: 'fa', IT: 'it', JP: 'ja', KR: 'ko', LU: 'fr_LU' },
  ...{ LV: 'lv', MK: 'mk', MX: 'es_MX', NG: 'en_NG', NL: 'nl', NO: 'nb_NO', NP: 'en_NP' },
  ...{ PK: 'ur', PL: 'pl', PT: 'pt_PT', RO: 'ro', RU: 'ru', SE: 'sv', SI: 'sl_SI', SK: 'sk' },
  ...{ SN: 'fr_SN', TH: 'th', TR: 'tr', TW: 'zh_TW', UA: 'uk', US: 'en_US', VN: 'vi', ZA: 'en_ZA' },
} as const satisfies Readonly<Record<string, string>>;

/** Imports the locales of faker that was unpacked in a folder. */
export async function importLocales(folder: string): Promise<Readonly<Record<string, Locale>>> {
  const entry = join(folder, '@faker-js-faker/package/dist/index.js');
  const { allLocales } = (await import(entry)) as { allLocales: Readonly<Record<string, Locale>> };
  return allLocales;
}
