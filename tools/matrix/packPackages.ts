import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root: string = join(import.meta.dirname, '../..');

/** A packed package. */
export interface PackedPackage {
  readonly tarball: string;
  /** The names of our own packages it depends on. */
  readonly dependencies: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Returns the manifests of the packages that are published. */
export const publishedManifests = (): readonly Manifest[] =>
  readdirSync(join(root, 'packages'))
    .map(
      (folder) =>
        JSON.parse(
          readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'),
        ) as Manifest,
    )
    .filter((manifest) => !manifest.private);

/** Builds all published packages, packs them into `folder` as `pnpm publish` would, and returns them by name. */
export function packPackages(folder: string): ReadonlyMap<string, PackedPackage> {
  mkdirSync(folder, { recursive: true });
  const manifests = publishedManifests();
  const filters = manifests.map(({ name }) => `--filter=${name}`);
  runPnpm(['exec', 'turbo', 'run', 'build', '--output-logs=errors-only', ...filters]);
  runPnpm(['-r', ...filters, 'pack', '--pack-destination', folder]);
  return new Map(
    manifests.map(({ name, version, dependencies = {} }) => [
      name,
      {
        tarball: join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`),
        dependencies: Object.keys(dependencies).filter((dependency) =>
          manifests.some((other) => other.name === dependency),
        ),
      },
    ]),
  );
}

function runPnpm(args: readonly string[]): void {
  const { status, stdout, stderr, error } = spawnSync('pnpm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
  });
  if (status === 0) return;
  throw new Error(`pnpm ${args.slice(0, 4).join(' ')} failed\n${stdout}\n${stderr}`, {
    cause: error,
  });
}

/** Returns `names` and all of our packages that they need, as dependencies on the tarballs. */
export function tarballsOf(
  names: readonly string[],
  packed: ReadonlyMap<string, PackedPackage>,
): Readonly<Record<string, string>> {
  const found = new Map<string, string>();
  const add = (name: string): void => {
    const one = packed.get(name);
    if (one === undefined) throw new TypeError(`${name} is not a published package`);
    if (found.has(name)) return;
    found.set(name, `file:${one.tarball}`);
    for (const dependency of one.dependencies) add(dependency);
  };
  for (const name of names) add(name);
  return Object.fromEntries(found);
}
