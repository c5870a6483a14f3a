/**
 * Loads the subdivisions of a country, with those of the countries whose codes begin alike: a bundler
 * writes six files, of which a form fetches one.
 */
export async function loadSubdivisions(country: string): Promise<Readonly<Record<string, string>>> {
  return (await chunkOf(country.slice(0, 1))).subdivisions;
}

function chunkOf(
  letter: string,
): Promise<{ readonly subdivisions: Readonly<Record<string, string>> }> {
  if (letter <= 'B') return import('./subdivisionsAB.generated.ts');
  if (letter <= 'F') return import('./subdivisionsCF.generated.ts');
  if (letter <= 'K') return import('./subdivisionsGK.generated.ts');
  if (letter <= 'P') return import('./subdivisionsLP.generated.ts');
  if (letter <= 'S') return import('./subdivisionsQS.generated.ts');
  return import('./subdivisionsTZ.generated.ts');
}
