import type { SharedConfig } from '@passmuster/findings';
import { nigerianBanks } from './ng/nigerianBanks.generated.ts';
import {
  createNigerianDirectory,
  type NigerianDirectory,
  nigerianDirectory,
} from './ng/nigerianDirectory.ts';
import { southAfricanBanks } from './za/southAfricanBanks.generated.ts';
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

const byBanks = /* @__PURE__ */ new WeakMap<SharedConfig['banks'], Directories>();

/** Returns the directories, with the banks that a configuration adds. Indexed once for each configuration. */
export function directoriesOf(config: SharedConfig | undefined): Directories {
  if (config === undefined || config.banks.length === 0) {
    return { ng: nigerianDirectory, za: southAfricanDirectory };
  }
  const { banks } = config;
  const known = byBanks.get(banks);
  if (known) return known;
  const of = (wanted: 'NG' | 'ZA') => banks.filter(({ country }) => country === wanted);
  const directories = {
    ng: createNigerianDirectory([
      ...nigerianBanks,
      ...of('NG').map(({ name, aliases = [], code }) => ({ name, aliases, code, otherCodes: [] })),
    ]),
    za: createSouthAfricanDirectory([
      ...southAfricanBanks,
      ...of('ZA').map(({ name, aliases = [], code }) => ({ name, aliases, branchCode: code })),
    ]),
  };
  byBanks.set(banks, directories);
  return directories;
}
