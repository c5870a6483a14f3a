import {
  deepFreeze,
  type ReplacementOf,
  replacementOf as replacementOfConfig,
  type SharedConfig,
  type SubjectRule,
  type TableLoad,
  type Tables,
} from '@passmuster/findings';
import { loadDocumentGuide } from './document/loadDocumentGuide.ts';
import { loadLanguages } from './label/loadLanguages.ts';
import { loadAllNumberTables, loadNumberTablesOf } from './number/loadNumberTables.ts';
import { loadAllPlaces, loadPlacesOf } from './postal/loadPlaces.ts';
import { loadAllPostalAreas, loadPostalAreasOf } from './postal/loadPostalAreas.ts';
import { loadAllSubdivisions, loadSubdivisionsOf } from './subdivision/loadSubdivisions.ts';

/** Loaders for the part of a table that some countries need, by the loader of the whole table. */
const byCountry = new Map<
  TableLoad,
  (countries: readonly string[], replacementOf?: ReplacementOf) => Promise<unknown>
>([
  [loadAllNumberTables, loadNumberTablesOf],
  [loadAllSubdivisions, loadSubdivisionsOf],
  [loadAllPostalAreas, loadPostalAreasOf],
  [loadAllPlaces, loadPlacesOf],
]);

/** Which part of the tables to load. */
export interface LoadTablesOptions {
  /**
   * Countries of the addresses, ISO 3166-1 alpha-2: a form for one country fetches only its states and
   * numbers. Those of other countries may remain unchecked. Default: all countries.
   */
  readonly countries?: readonly string[] | undefined;
  /** Its `tables` take the place of older ones of this package. */
  readonly config?: SharedConfig | undefined;
}

/**
 * Loads the tables that rules need; for `requirements`, the names of documents in each country; and for fixes, the
 * labels of choices. A bundler puts each into a file of its own, fetched here.
 *
 * @throws what `import()` throws when a table can't be fetched.
 * @example
 * const tables = await loadTables(recommended);
 * const draft = { registered_address: { country: 'NG', state: 'Lagoss' } };
 * reviewBusinessCustomer(draft, { asOf: '2026-11-21', preset: recommended, tables })
 *   .findings.some(({ rule }) => rule === 'postal/state-code') // true
 */
export async function loadTables(
  preset: { readonly rules: readonly SubjectRule[] },
  { countries, config }: LoadTablesOptions = {},
): Promise<Tables> {
  const replacementOf = config && replacementOfConfig(config);
  const of = (load: TableLoad): Promise<unknown> => {
    const loadOf = byCountry.get(load);
    return loadOf && countries ? loadOf(countries, replacementOf) : load(replacementOf);
  };
  const loads = new Set<TableLoad>([
    loadDocumentGuide,
    loadLanguages,
    ...preset.rules.flatMap(({ load }) => load ?? []),
  ]);
  return new Map(
    await Promise.all([...loads].map(async (load) => [load, deepFreeze(await of(load))] as const)),
  );
}
