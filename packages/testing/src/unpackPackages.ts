import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of the npm registry, at one version. */
export interface PinnedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Of the tarball in the npm registry. */
  readonly integrity: string;
}

/**
 * Downloads packages from the npm registry into a folder, without installing them. Returns the folder of each by its name.
 *
 * @throws Error if a tarball isn't the one that is pinned.
 */
export function unpackPackages(
  packages: readonly PinnedPackage[],
  folder: string,
): ReadonlyMap<string, string> {
  const folders = new Map<string, string>();
  for (const { name, version, integrity } of packages) {
    const target = join(folder, name.replace('/', '-'));
    mkdirSync(target);
    const options: ExecFileSyncOptions = { cwd: target, stdio: ['ignore', 'pipe', 'ignore'] };
    execFileSync('npm', ['pack', '--silent', `${name}@${version}`], options);
    const [tarball = ''] = readdirSync(target);
    const hash = createHash('sha512').update(readFileSync(join(target, tarball)));
    if (`sha512-${hash.digest('base64')}` !== integrity) {
      throw new Error(`${name}@${version} isn't the tarball that is pinned`);
    }
    execFileSync('tar', ['xzf', tarball], options);
    folders.set(name, join(target, 'package'));
  }
  return folders;
}
