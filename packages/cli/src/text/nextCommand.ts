import { plainWord } from './shellWord.ts';

/** Options that say how a file is read, whatever a command does with it. */
export interface ReadingOptions {
  readonly map?: Readonly<Record<string, string>> | undefined;
  readonly column?: string | undefined;
  readonly input?: string | undefined;
  readonly sheet?: string | undefined;
  readonly documents?: string | undefined;
  readonly customers?: string | undefined;
  readonly customersBy?: string | undefined;
  /** Settings, which may name columns; false ignores those of the folder. */
  readonly config?: string | boolean | undefined;
  readonly allowModules?: boolean | undefined;
}

const flags: Readonly<Record<keyof ReadingOptions, string>> = {
  map: '--map',
  column: '--column',
  input: '--input',
  sheet: '--sheet',
  documents: '--documents',
  customers: '--customers',
  customersBy: '--customers-by',
  config: '--config',
  allowModules: '--allow-modules',
};

function wordsOf(name: keyof ReadingOptions, value: ReadingOptions[typeof name]) {
  const flag = flags[name];
  if (value === undefined) return [];
  if (typeof value === 'string') return [flag, value];
  if (value === true) return name === 'config' ? [] : [flag];
  if (value === false) return name === 'config' ? ['--no-config'] : [];
  return Object.entries(value).flatMap(([field, heading]) => [flag, `${field}=${heading}`]);
}

/**
 * Returns a command to run next, which reads the file as this one does. Can be copied into a shell. `words`: the command, its
 * arguments and its other options.
 */
export function nextCommand(words: readonly string[], options: ReadingOptions = {}): string {
  const names = Object.keys(flags) as (keyof ReadingOptions)[];
  const reading = names.flatMap((name) => wordsOf(name, options[name]));
  return ['passmuster', ...[...words, ...reading].map(plainWord)].join(' ');
}
