import type { NigerianBank } from './nigerianBank.ts';
import { nigerianDirectory } from './nigerianDirectory.ts';

/**
 * Returns the Nigerian banks with this name or alias; see `createNameIndex`.
 *
 * @example
 * nigerianBanksNamed('gt bank plc').map(({ code }) => code) // ['058']
 */
export const nigerianBanksNamed = (name: string | undefined): readonly NigerianBank[] =>
  nigerianDirectory.named(name);
