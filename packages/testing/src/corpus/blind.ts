import { readFileSync } from 'node:fs';
import { readBlind } from './readBlind.ts';

const read = (file: string): string =>
  readFileSync(new URL(`./blind/${file}`, import.meta.url), 'utf8');

/**
 * The blind half of the corpus: written by people who had not read the rules, and measured, never fitted to. The files of
 * `blind/` are data, whose format {@link readBlind} states.
 */
export const blind = readBlind({
  applications: read('applications.txt'),
  mistakes: JSON.parse(read('mistakes.json')),
  banks: JSON.parse(read('banks.json')),
});
