import type { ReplacementOf } from '@passmuster/findings';
import { loadSubdivisionsOf } from '../subdivision/loadSubdivisions.ts';
import { tableInUse } from '../tableInUse.ts';

/** A subdivision, and a pattern of what its postal codes begin with: `['US-NY', '1[0-4]|005']`. */
export type PostalAreaRow = readonly [code: string, pattern: string];

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
export async function loadPostalAreasOf(
  countries: readonly string[],
  replacementOf?: ReplacementOf,
) {
  const covered = postalAreaCountries.filter((country) => countries.includes(country));
  const [{ subdivisions }, postal] = await Promise.all([
    loadSubdivisionsOf(covered, replacementOf),
    import('./checkPostalCode.ts'),
  ]);
  const { checkPostalCode, isPostalCodeOf, postalAreas, postalAreasVersion } = postal;
  const other = tableInUse<PostalAreaRow>('postal/areas', postalAreasVersion, replacementOf);
  const areas = other ? Object.fromEntries(other.rows) : postalAreas;
  return {
    subdivisions,
    checkPostalCode,
    isPostalCodeOf: (subdivision: string, text: string) => isPostalCodeOf(subdivision, text, areas),
    postalAreasVersion: other?.version ?? postalAreasVersion,
  };
}

/** Loads the states of postal codes for every country whose postal codes identify them. */
export const loadAllPostalAreas = (replacementOf?: ReplacementOf) =>
  loadPostalAreasOf(postalAreaCountries, replacementOf);
