import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { userEnvironment } from '../../matrix/installPackages.ts';
import { packPackages, tarballsOf } from '../../matrix/packPackages.ts';

/**
 * Installs packages into the project at `folder` by npm. Those of this repository are packed into its folder `passmuster`,
 * with what they need of each other; all other names go to the registry. Returns the exit status of npm.
 */
export function installPacked(folder: string, names: readonly string[]): number {
  mkdirSync(folder, { recursive: true });
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest))
    writeFileSync(manifest, `${JSON.stringify({ private: true, type: 'module' }, undefined, 2)}\n`);
  const packed = packPackages(join(folder, 'passmuster'));
  const own = tarballsOf(
    names.filter((name) => packed.has(name)),
    packed,
  );
  const files = Object.values(own).map(
    (tarball) => `./${relative(folder, tarball.slice('file:'.length))}`,
  );
  const others = names.filter((name) => !packed.has(name));
  const { status } = spawnSync('npm', ['install', ...files, ...others], {
    cwd: folder,
    env: userEnvironment(),
    stdio: 'inherit',
  });
  return status ?? 1;
}
