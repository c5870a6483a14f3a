import { loadSubdivisionsOf } from '../subdivision/loadSubdivisions.ts';

/** Countries whose postal codes identify the state. */
export const postalAreaCountries = [
  'AT',
  'AU',
  'BE',
  'BR',
  'CA',
  'CH',
  'CO',
  'CZ',
  'DE',
  'EC',
  'ES',
  'FR',
  'HU',
  'IN',
  'IT',
  'MX',
  'MY',
  'NG',
  'NL',
  'PE',
  'PK',
  'PL',
  'PT',
  'RO',
  'SE',
  'TH',
  'TR',
  'UA',
  'US',
  'ZA',
] as const;

/** Loads the states of postal codes for those of these countries whose postal codes identify them. */
export async function loadPostalAreasOf(countries: readonly string[]) {
  const covered = postalAreaCountries.filter((country) => countries.includes(country));
  const [{ subdivisions }, postal] = await Promise.all([
    loadSubdivisionsOf(covered),
    import('./checkPostalCode.ts'),
  ]);
  return { subdivisions, ...postal };
}

/** Loads the states of postal codes for every country whose postal codes identify them. */
export const loadAllPostalAreas = () => loadPostalAreasOf(postalAreaCountries);
