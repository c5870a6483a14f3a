import type { ReplacementOf } from '@passmuster/findings';
import { findSubdivision } from '../subdivision/findSubdivision.ts';
import {
  loadAllSubdivisions,
  loadSubdivisionsOf,
  type Subdivisions,
} from '../subdivision/loadSubdivisions.ts';

/** Loads what tells the parts of an address apart: the states and postal codes of every country. */
export const loadAllPlaces = (replacementOf?: ReplacementOf) =>
  join(loadAllSubdivisions(replacementOf));

/** Loads the same with the states of some countries. */
export const loadPlacesOf = (countries: readonly string[], replacementOf?: ReplacementOf) =>
  join(loadSubdivisionsOf(countries, replacementOf));

async function join(states: Promise<Subdivisions>) {
  const [{ subdivisions, version }, { postalCodesVersion }, places] = await Promise.all([
    states,
    import('./checkPostalCode.ts'),
    import('./swappedPlaces.ts'),
  ]);
  const { isCityBeside, isPostalCodeBeside, postalCodeBesideStateIn, stateBesideIn } = places;
  const findState = (country: string, text: string) => findSubdivision(subdivisions, country, text);
  return {
    isCityBeside,
    isPostalCodeBeside,
    isStateBeside: stateBesideIn(findState),
    isPostalCodeBesideState: postalCodeBesideStateIn(findState),
    subdivisionsVersion: version,
    postalCodesVersion,
  };
}
