import { loadAllNumberTables } from '../../tables/number/loadNumberTables.ts';
import { findSubdivision } from '../../tables/subdivision/findSubdivision.ts';
import { loadAllSubdivisions } from '../../tables/subdivision/loadSubdivisions.ts';
import type { SwapTables } from './swapTables.ts';

/** Loads the pairs, and what tells whether a value fits a field. */
export async function loadSwapTables() {
  const [numbers, { subdivisions, version }, postal, { swappedPairs }] = await Promise.all([
    loadAllNumberTables(),
    loadAllSubdivisions(),
    import('../../tables/postal/checkPostalCode.ts'),
    import('./swappedPairs.ts'),
  ]);
  const tables: SwapTables = { ...numbers, ...postal, subdivisions, findSubdivision };
  return { ...tables, swappedPairs, subdivisionsVersion: version };
}
