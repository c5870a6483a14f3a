export { type NaicsCode, naicsCodes } from './codes/naicsCode.ts';
export { naics } from './naics/naics.ts';
export type { NaicsEntry, NaicsMatch } from './naics/naicsEntry.ts';
export { searchNaics } from './naics/searchNaics.ts';
