import { replacementOf, type SharedConfig } from '@passmuster/findings';
import type { NigerianBank } from './ng/nigerianBank.ts';
import { nigerianBanks, nigerianBanksAsOf } from './ng/nigerianBanks.generated.ts';
import {
  createNigerianDirectory,
  type NigerianDirectory,
  nigerianDirectory,
} from './ng/nigerianDirectory.ts';
import type { SouthAfricanBank } from './za/southAfricanBank.ts';
import { southAfricanBanks, southAfricanBanksAsOf } from './za/southAfricanBanks.generated.ts';
import {
  createSouthAfricanDirectory,
  type SouthAfricanDirectory,
  southAfricanDirectory,
} from './za/southAfricanDirectory.ts';

/** The banks of the countries that have a directory. */
export interface Directories {
  readonly ng: NigerianDirectory;
  readonly za: SouthAfricanDirectory;
}

const known = /* @__PURE__ */ new WeakMap<SharedConfig, Directories>();

/** Returns the directories, with the tables of a configuration and the banks that it adds. Indexed once for each configuration. */
export function directoriesOf(config: SharedConfig | undefined): Directories {
  if (config === undefined) return { ng: nigerianDirectory, za: southAfricanDirectory };
  let directories = known.get(config);
  directories ??= directoriesUnder(config);
  known.set(config, directories);
  return directories;
}

function directoriesUnder(config: SharedConfig): Directories {
  const of = (wanted: 'NG' | 'ZA') => config.banks.filter(({ country }) => country === wanted);
  const rowsOf = <Row>(id: string, asOf: string, own: readonly Row[]): readonly Row[] =>
    // The rows were checked when the table was read.
    (replacementOf(config)(id, asOf)?.rows as readonly Row[] | undefined) ?? own;
  const ng = rowsOf<NigerianBank>('bank/ng', nigerianBanksAsOf, nigerianBanks);
  const za = rowsOf<SouthAfricanBank>('bank/za', southAfricanBanksAsOf, southAfricanBanks);
  const [addedNg, addedZa] = [of('NG'), of('ZA')];
  return {
    ng:
      ng === nigerianBanks && addedNg.length === 0
        ? nigerianDirectory
        : createNigerianDirectory([
            ...ng,
            ...addedNg.map(({ name, aliases = [], code }) => {
              return { name, aliases, code, otherCodes: [] };
            }),
          ]),
    za:
      za === southAfricanBanks && addedZa.length === 0
        ? southAfricanDirectory
        : createSouthAfricanDirectory([
            ...za,
            ...addedZa.map(({ name, aliases = [], code }) => ({ name, aliases, branchCode: code })),
          ]),
  };
}
