/**
 * Publishes every package whose version the registry lacks, so that a run that stopped half-way can be repeated. pnpm packs,
 * because it writes the versions of the workspace into the manifests; npm publishes, because it exchanges the identity of the
 * workflow for a permission (trusted publishing, npm 11.5.1 or later), without a token.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packPackages, publishedManifests, root } from '../../matrix/packPackages.ts';

const folder = mkdtempSync(join(tmpdir(), 'passmuster-packed-'));
try {
  const packed = packPackages(folder);
  for (const { name, version } of publishedManifests()) {
    if (npm(['view', `${name}@${version}`, 'version'], 'pipe').trim() === version) {
      console.log(`${name} ${version} is published already`);
      continue;
    }
    const tarball = packed.get(name)?.tarball ?? '';
    npm(['publish', tarball, '--access', 'public'], 'inherit');
    console.log(`${name} ${version} is published`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Runs npm and returns what it prints. `npm view` may fail: the registry doesn't know a new name. */
function npm(args: readonly string[], output: 'pipe' | 'inherit'): string {
  const { status, stdout } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', output, output],
  });
  if (status !== 0 && args[0] === 'publish') throw new Error(`npm ${args.join(' ')} failed`);
  return stdout ?? '';
}
