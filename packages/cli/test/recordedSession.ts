import { readFileSync } from 'node:fs';

/** The commands of `docs/commandLine.svg`, and the file they check. */
export const commands: readonly string[] = [
  'check bank payouts.csv',
  'check address 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD --network polygon',
  'naics bakery',
];

/** The file is in the package, so that the first command of the README works where it is typed. */
const example = new URL('../examples/payouts.csv', import.meta.url);
export const payouts = readFileSync(example, 'utf8');
