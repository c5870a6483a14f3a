import { execFileSync } from 'node:child_process';
import type { Rule } from '@passmuster/findings';

const cli = new URL('../../../../packages/cli/', import.meta.url);

/** Every rule that a command can report, by id, as `passmuster rules --json` prints them. */
export const allRules: readonly Rule[] = JSON.parse(
  execFileSync(
    process.execPath,
    ['--conditions=@passmuster/source', 'src/main.ts', 'rules', '--json'],
    { cwd: cli },
  ).toString(),
);
