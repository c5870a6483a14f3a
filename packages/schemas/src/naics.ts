export { type NaicsCode, naicsCodes } from './codes/naicsCode.generated.ts';
export { naics } from './naics/naics.generated.ts';
export type { NaicsEntry, NaicsMatch } from './naics/naicsEntry.ts';
export { naicsTitles } from './naics/naicsTitles.ts';
export { searchNaics } from './naics/searchNaics.ts';
