import type { CountryNumbers } from './countryNumbers.ts';

/** Returns the numbers of a country. Empty if none is on record, or if they weren't loaded. */
export type NumbersOf = (country: string) => CountryNumbers;

const none: CountryNumbers = { taxIds: [], registrationNumbers: [] };

/** Loads the numbers of some countries, each from a file of its own. Default: all countries. */
export async function loadNumbers(countries?: readonly string[]) {
  const { countryLoaders, ...versions } = await import('./countryLoaders.generated.ts');
  const wanted = Object.entries(countryLoaders).filter(
    ([country]) => countries?.includes(country) ?? true,
  );
  const loaded = new Map(
    await Promise.all(
      wanted.map(async ([country, load]) => [country, (await load()).numbers] as const),
    ),
  );
  const numbersOf: NumbersOf = (country) => loaded.get(country) ?? none;
  return { ...versions, numbersOf };
}
