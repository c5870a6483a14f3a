import type { DataVersion } from '@passmuster/findings';

/** Subdivisions by country, and the version of the table. */
export interface Subdivisions {
  readonly subdivisions: Readonly<Record<string, string>>;
  readonly version: DataVersion;
}

const chunks = [
  { last: 'B', load: () => import('./subdivisionsAB.generated.ts') },
  { last: 'F', load: () => import('./subdivisionsCF.generated.ts') },
  { last: 'K', load: () => import('./subdivisionsGK.generated.ts') },
  { last: 'P', load: () => import('./subdivisionsLP.generated.ts') },
  { last: 'S', load: () => import('./subdivisionsQS.generated.ts') },
  { last: 'Z', load: () => import('./subdivisionsTZ.generated.ts') },
] as const;

/**
 * Loads the subdivisions of a country, with those of the countries whose codes begin alike: a bundler
 * writes six files, of which a form fetches one. Empty for a text that begins with no capital letter.
 */
export async function loadSubdivisions(country: string): Promise<Readonly<Record<string, string>>> {
  const first = country.slice(0, 1);
  const chunk = chunks.find(({ last }) => first <= last);
  return chunk ? (await chunk.load()).subdivisions : {};
}

/** Loads the subdivisions of every country. */
export async function loadAllSubdivisions(): Promise<Subdivisions> {
  const [first, ...others] = await Promise.all(chunks.map(({ load }) => load()));
  return {
    subdivisions: Object.assign({}, ...[first, ...others].map((chunk) => chunk?.subdivisions)),
    version: first?.subdivisionsVersion ?? { name: 'ISO 3166-2', asOf: '' },
  };
}
