import { createNameIndex } from '../createNameIndex.ts';
import type { SouthAfricanBank } from './southAfricanBank.ts';
import { southAfricanBanks } from './southAfricanBanks.generated.ts';

/** South African banks, found by name and by universal branch code. */
export interface SouthAfricanDirectory {
  named(name: string | undefined): readonly SouthAfricanBank[];
  withCode(code: string | undefined): readonly SouthAfricanBank[];
}

/** Returns a directory of these banks. */
/* @__NO_SIDE_EFFECTS__ */
export const createSouthAfricanDirectory = (
  banks: readonly SouthAfricanBank[],
): SouthAfricanDirectory => ({
  named: createNameIndex(banks),
  withCode: (code) => banks.filter(({ branchCode }) => branchCode === code),
});

/** The directory of the package. */
export const southAfricanDirectory: SouthAfricanDirectory =
  /* @__PURE__ */ createSouthAfricanDirectory(southAfricanBanks);
