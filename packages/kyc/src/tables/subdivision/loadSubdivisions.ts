import type { DataVersion } from '@passmuster/findings';

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
export const loadAllSubdivisions = (): Promise<Subdivisions> => join(chunks);

/**
 * Loads the subdivisions of some countries, with those of the countries whose codes begin alike: a
 * bundler writes 14 files, of which a form for one country fetches one.
 */
export function loadSubdivisionsOf(countries: readonly string[]): Promise<Subdivisions> {
  const wanted = countries.map((country) => chunks.find(({ last }) => country.slice(0, 1) <= last));
  return join(chunks.filter((chunk) => wanted.includes(chunk)));
}

async function join(some: readonly (typeof chunks)[number][]): Promise<Subdivisions> {
  const loaded = await Promise.all(some.map(({ load }) => load()));
  return {
    subdivisions: Object.assign({}, ...loaded.map(({ subdivisions }) => subdivisions)),
    version: loaded[0]?.subdivisionsVersion ?? { name: 'ISO 3166-2 subdivisions', asOf: '' },
  };
}
