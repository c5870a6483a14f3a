import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from './temporaryFolder.ts';

/** Returns a function that writes a file to a folder of its own, so that no other test's journal is beside it. */
export function filesAlone(): (name: string, text: string) => string {
  const write = temporaryFolder();
  let folders = 0;
  return (name, text) => {
    folders += 1;
    const folder = join(dirname(write('here', '')), `folder ${folders}`);
    mkdirSync(folder);
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
}

/** Returns the path of another file in the folder of a file. */
export const beside = (file: string, name: string): string => join(dirname(file), name);
