import { naicsCodes, naicsTitles } from '@passmuster/schemas/naics';

// With the options, so that both are one chunk: loaded apart, one would run before the other.
export { searchNaics } from '@passmuster/schemas/naics';

/** Returns the official title of an industry; undefined for a code that isn't one. */
export const industryTitle = (code: string): string | undefined =>
  Object.hasOwn(naicsTitles, code) ? naicsTitles[code] : undefined;

/** All industries, as options of a list: their titles are official, and in English only. */
export const industryOptions: readonly { readonly value: string; readonly label: string }[] =
  naicsCodes.map((code) => ({ value: code, label: `${naicsTitles[code]} (${code})` }));
