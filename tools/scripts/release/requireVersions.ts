/** Ends with 1 unless `pnpm changeset version` has run: `pnpm release` publishes the versions it finds. */
import { join } from 'node:path';
import { pendingChangesets, unversionedPackages } from './unreleased.ts';

const root = join(import.meta.dirname, '../../..');
const unversioned = unversionedPackages(root);
const pending = pendingChangesets(root).length;
if (unversioned.length > 0 || pending > 0) {
  console.error(
    `${unversioned.length} packages without a version, ${pending} changesets. Run: pnpm changeset version`,
  );
  process.exitCode = 1;
}
