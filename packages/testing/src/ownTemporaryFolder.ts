import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the name of the folder begins with. */
export const folderPrefix = 'passmuster-tests-';

/**
 * Gives this process, and those that it starts, a temporary folder of their own; a global setup of Vitest. Returns a function
 * that removes the folder, with all that tests and killed programs left in it.
 */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), folderPrefix));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  for (const name of ['TMPDIR', 'TEMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
