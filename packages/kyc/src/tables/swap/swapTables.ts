import type { loadAllNumberTables } from '../number/loadNumberTables.ts';
import type { findSubdivision } from '../subdivision/findSubdivision.ts';

/** What the rules about numbers read. */
export type NumberTables = Awaited<ReturnType<typeof loadAllNumberTables>>;
type PostalCodes = typeof import('../postal/checkPostalCode.ts');

/** What tells whether a value fits a field. */
export interface SwapTables extends NumberTables, PostalCodes {
  readonly subdivisions: Readonly<Record<string, string>>;
  readonly findSubdivision: typeof findSubdivision;
}
