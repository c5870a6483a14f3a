import { loadSubdivisionsOf } from './loadSubdivisions.ts';

/** Countries whose postal codes tell the state. */
export const postalAreaCountries = ['AU', 'BR', 'CA', 'MX', 'US'] as const;

/** Loads what postal codes tell of states, for those of these countries where they do. */
export async function loadPostalAreasOf(countries: readonly string[]) {
  const told = postalAreaCountries.filter((country) => countries.includes(country));
  const [{ subdivisions }, postal] = await Promise.all([
    loadSubdivisionsOf(told),
    import('./checkPostalCode.ts'),
  ]);
  return { subdivisions, ...postal };
}

/** The same for every country where they do. */
export const loadAllPostalAreas = () => loadPostalAreasOf(postalAreaCountries);
