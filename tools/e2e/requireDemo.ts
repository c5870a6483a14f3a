import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Stops before the first test, with the command to run, if the demo is not built. */
export default function requireDemo(): void {
  if (existsSync(join(import.meta.dirname, '../../apps/demo/dist'))) return;
  throw new Error('Needs a build. Run: pnpm turbo run build --filter=@passmuster/demo');
}
