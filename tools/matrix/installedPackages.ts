import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A package as it lies in `node_modules`. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  /** True if a package manager runs something of it on installation. */
  readonly hasInstallScript: boolean;
  /** Size of its files, without the packages inside it. */
  readonly bytes: number;
}

/** Returns every package installed in `project` by npm or pnpm, copies included. */
export function installedPackages(project: string): InstalledPackage[] {
  const modules = join(project, 'node_modules');
  if (!existsSync(modules)) return [];
  return realFolders(modules).flatMap((name) => {
    const inner = join(modules, name);
    if (name === '.pnpm')
      return realFolders(inner).flatMap((one) => installedPackages(join(inner, one)));
    if (name.startsWith('.')) return [];
    if (!name.startsWith('@')) return packageAt(inner);
    return realFolders(inner).flatMap((scoped) => packageAt(join(inner, scoped)));
  });
}

/** Returns the folders in `folder`, without the links that pnpm makes. */
const realFolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

function packageAt(folder: string): InstalledPackage[] {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return [];
  const {
    name,
    version,
    scripts = {},
  } = JSON.parse(readFileSync(file, 'utf8')) as {
    name: string;
    version: string;
    scripts?: Readonly<Record<string, string>>;
  };
  const hasInstallScript =
    ['preinstall', 'install', 'postinstall'].some((script) => script in scripts) ||
    existsSync(join(folder, 'binding.gyp'));
  const own = { name, version, folder, hasInstallScript, bytes: bytesIn(folder) };
  return [own, ...installedPackages(folder)];
}

const bytesIn = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .map((entry) => join(folder, entry.name))
    .reduce((sum, path) => {
      const stats = statSync(path);
      return sum + (stats.isDirectory() ? bytesIn(path) : stats.size);
    }, 0);
