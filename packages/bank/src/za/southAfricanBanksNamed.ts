import type { SouthAfricanBank } from './southAfricanBank.ts';
import { southAfricanDirectory } from './southAfricanDirectory.ts';

/**
 * Returns the South African banks with this name or alias; see `createNameIndex`.
 *
 * @example
 * southAfricanBanksNamed('Capitec').map(({ branchCode }) => branchCode) // ['470010', '450105']
 */
export const southAfricanBanksNamed = (name: string | undefined): readonly SouthAfricanBank[] =>
  southAfricanDirectory.named(name);
