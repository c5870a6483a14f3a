import type { loadAllNumberTables } from '../../tables/number/loadNumberTables.ts';
import type { findSubdivision } from '../../tables/subdivision/findSubdivision.ts';

type Numbers = Awaited<ReturnType<typeof loadAllNumberTables>>;
type PostalCodes = typeof import('../../tables/postal/checkPostalCode.ts');

/** What tells whether a value fits a field. */
export interface SwapTables extends Numbers, PostalCodes {
  readonly subdivisions: Readonly<Record<string, string>>;
  readonly findSubdivision: typeof findSubdivision;
}
