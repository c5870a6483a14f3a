import { readFileSync } from 'node:fs';
import { type BlindCorpus, readBlind } from './readBlind.ts';

/** Reads one part: a folder of `blind/`, whose files are data in the format that {@link readBlind} states. */
function readPart(folder: string): BlindCorpus {
  const read = (file: string): string =>
    readFileSync(new URL(`./blind/${folder}/${file}`, import.meta.url), 'utf8');
  return readBlind({
    applications: read('applications.txt'),
    mistakes: JSON.parse(read('mistakes.json')),
    banks: JSON.parse(read('banks.json')),
  });
}

/**
 * The blind corpus by part: each written by somebody who had not read the rules, and looked at once. What it missed then was
 * used to write rules, so a part measures only what landed before it.
 */
export const blindParts: Readonly<Record<string, BlindCorpus>> = {
  first: readPart('first'),
  second: readPart('second'),
};
