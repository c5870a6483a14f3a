import { readFileSync } from 'node:fs';
import { type DataSource, dataSources } from './dataSource.ts';

/** What the age of a table and its refreshing need, of any package. */
export type AgedSource = Pick<
  DataSource,
  | 'asOf'
  | 'command'
  | 'found'
  | 'license'
  | 'maxAgeDays'
  | 'name'
  | 'path'
  | 'refresh'
  | 'searched'
  | 'source'
  | 'url'
>;

/** A file of the packages of banks and addresses. */
interface NeighborFile
  extends Pick<DataSource, 'command' | 'found' | 'license' | 'refresh' | 'searched'> {
  readonly title: string;
  /** Without it, the day of its newest source. */
  readonly date?: string;
  readonly maxAgeDays: number;
  readonly source?: string;
  readonly sources?: Readonly<Record<string, unknown>>;
}

const neighborFiles = [
  'address/data/knownAddresses.json',
  'address/data/sanctionedAddresses.json',
  'address/data/tokenContracts.json',
  'bank/data/nigerianBanks.json',
  'bank/data/southAfricanBanks.json',
] as const;

function neighborSource(file: string): AgedSource {
  const path = `../${file}`;
  const text = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const { title, date, source, sources = {}, ...others } = JSON.parse(text) as NeighborFile;
  const { license, maxAgeDays, command, refresh, searched, found } = others;
  return {
    name: title,
    asOf: date ?? newestDay(Object.values(sources)),
    ...{ license, maxAgeDays, path },
    source:
      source === undefined ? [`${Object.keys(sources).length} sources, see the file`] : [source],
    ...(command && { command }),
    ...(refresh && { refresh }),
    ...(searched && { searched }),
    ...(found && { found }),
  };
}

/** Returns the day of the newest source. */
function newestDay(sources: readonly unknown[]): string {
  const days = sources.map((source) => String((source as { readonly date?: string }).date ?? ''));
  return days.sort().at(-1) ?? '';
}

/** Returns every table of this repository, by name of its file: those of kyc, then those of addresses and banks. */
export const agedSources = (): readonly AgedSource[] => [
  ...dataSources(),
  ...neighborFiles.map(neighborSource),
];
