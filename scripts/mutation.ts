/** Runs mutation testing on one package or folder: `pnpm mutation address`, `pnpm mutation kyc/owner`. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mutationTarget } from './mutationTarget.ts';

const root = join(import.meta.dirname, '..');
process.env['MUTATE'] = process.argv[2] ?? '';
const { folder, sources } = mutationTarget();

if (folder === '' || !existsSync(join(root, sources))) {
  console.error(
    'Name a package, or a folder of one: pnpm mutation address, pnpm mutation kyc/owner',
  );
  process.exitCode = 2;
} else {
  const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const { status } = spawnSync(process.execPath, [stryker, 'run'], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
