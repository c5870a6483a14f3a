// The industries of the API; loaded when they are searched.

export type { NaicsCode } from '@passmuster/schemas';
export { type NaicsMatch, naics, naicsCodes, searchNaics } from '@passmuster/schemas/naics';
