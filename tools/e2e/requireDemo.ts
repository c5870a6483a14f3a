import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setup } from '../../packages/testing/src/ownTemporaryFolder.ts';

const needed = ['apps/demo', 'packages/findings'];

/**
 * Stops before the first test, with the command to run, if what the tests start is not built. Returns a function that removes what
 * they left in the temporary folder.
 */
export default function requireDemo(): () => void {
  const isBuilt = (name: string) => existsSync(join(import.meta.dirname, '../..', name, 'dist'));
  if (needed.every(isBuilt)) return setup();
  throw new Error(
    'Needs a build. Run: pnpm turbo run build --filter=@passmuster/demo --filter=@passmuster/findings',
  );
}
