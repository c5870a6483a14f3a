import type { DataVersion, ReplacementOf } from '@passmuster/findings';
import { tableInUse } from '../tableInUse.ts';

/** Subdivisions by country, and the version of the table. */
export interface Subdivisions {
  readonly subdivisions: Readonly<Record<string, string>>;
  readonly version: DataVersion;
}

/** Keyed by the last of the initial letters of their countries. */
const chunks = [
  { last: 'A', load: () => import('./subdivisionsAA.generated.ts') },
  { last: 'B', load: () => import('./subdivisionsBB.generated.ts') },
  { last: 'D', load: () => import('./subdivisionsCD.generated.ts') },
  { last: 'F', load: () => import('./subdivisionsEF.generated.ts') },
  { last: 'H', load: () => import('./subdivisionsGH.generated.ts') },
  { last: 'I', load: () => import('./subdivisionsII.generated.ts') },
  { last: 'K', load: () => import('./subdivisionsJK.generated.ts') },
  { last: 'L', load: () => import('./subdivisionsLL.generated.ts') },
  { last: 'M', load: () => import('./subdivisionsMM.generated.ts') },
  { last: 'P', load: () => import('./subdivisionsNP.generated.ts') },
  { last: 'R', load: () => import('./subdivisionsQR.generated.ts') },
  { last: 'S', load: () => import('./subdivisionsSS.generated.ts') },
  { last: 'T', load: () => import('./subdivisionsTT.generated.ts') },
  { last: 'Z', load: () => import('./subdivisionsUZ.generated.ts') },
] as const;

/** Loads the subdivisions of every country. */
export const loadAllSubdivisions = (replacementOf?: ReplacementOf): Promise<Subdivisions> =>
  join(chunks, replacementOf);

/**
 * Loads the subdivisions of some countries, with those of the countries whose codes begin alike: a
 * bundler writes 14 files, of which a form for one country fetches one.
 */
export function loadSubdivisionsOf(
  countries: readonly string[],
  replacementOf?: ReplacementOf,
): Promise<Subdivisions> {
  const wanted = countries.map((country) => chunks.find(({ last }) => country.slice(0, 1) <= last));
  return join(
    chunks.filter((chunk) => wanted.includes(chunk)),
    replacementOf,
  );
}

async function join(
  some: readonly (typeof chunks)[number][],
  replacementOf?: ReplacementOf,
): Promise<Subdivisions> {
  const loaded = await Promise.all(some.map(({ load }) => load()));
  const version = loaded[0]?.subdivisionsVersion;
  const other = version && tableInUse<SubdivisionRow>('postal/states', version, replacementOf);
  if (other) return { subdivisions: textByCountry(other.rows), version: other.version };
  return {
    subdivisions: Object.assign({}, ...loaded.map(({ subdivisions }) => subdivisions)),
    version: version ?? { name: 'ISO 3166-2 subdivisions', asOf: '' },
  };
}

/** A subdivision with its names: `['NG-LA', 'Lagos', 'Lagos State']`. */
export type SubdivisionRow = readonly [code: string, name: string, ...otherNames: string[]];

/** Returns rows as the generated modules have them: `LA|Lagos|Lagos State;…` by country. */
function textByCountry(rows: readonly SubdivisionRow[]): Readonly<Record<string, string>> {
  const lines: Record<string, string[]> = {};
  for (const [code, ...names] of rows) {
    const country = code.slice(0, 2);
    lines[country] ??= [];
    lines[country].push([code.slice(3), ...names].join('|'));
  }
  return Object.fromEntries(
    Object.entries(lines).map(([country, list]) => [country, list.join(';')]),
  );
}
