import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicPackages } from '../publicEntries.ts';

/** Returns the names of the published packages of the repository at `root` that never had a version. */
export const unversionedPackages = (root: string): string[] =>
  publicPackages(root)
    .filter(({ version }) => version === '0.0.0')
    .map(({ name }) => name);

/** Returns the text of each changeset that `pnpm changeset version` has not consumed. */
export const pendingChangesets = (root: string): string[] =>
  readdirSync(join(root, '.changeset'))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => readFileSync(join(root, '.changeset', file), 'utf8'));
