import { loadAllNumberTables, loadNumberTablesOf } from '../number/loadNumberTables.ts';
import { findSubdivision } from '../subdivision/findSubdivision.ts';
import {
  loadAllSubdivisions,
  loadSubdivisionsOf,
  type Subdivisions,
} from '../subdivision/loadSubdivisions.ts';
import type { NumberTables, SwapTables } from './swapTables.ts';

/** Loads the pairs, and what tells whether a value fits a field, of every country. */
export const loadAllSwapTables = () => join(loadAllNumberTables(), loadAllSubdivisions());

/** Loads the same for some countries. */
export const loadSwapTablesOf = (countries: readonly string[]) =>
  join(loadNumberTablesOf(countries), loadSubdivisionsOf(countries));

async function join(numberTables: Promise<NumberTables>, states: Promise<Subdivisions>) {
  const [numbers, { subdivisions, version }, postal, { swappedPairs }] = await Promise.all([
    numberTables,
    states,
    import('../postal/checkPostalCode.ts'),
    import('./swappedPairs.ts'),
  ]);
  const tables: SwapTables = { ...numbers, ...postal, subdivisions, findSubdivision };
  return { ...tables, swappedPairs, subdivisionsVersion: version };
}
