import { readdirSync, readFileSync } from 'node:fs';

/** An entry of the `exports` of a published package that has types. */
export interface PublicEntry {
  /** The package with the entry, such as `kyc` and `kyc.pt-BR`: the name of its report in `docs/api`. */
  readonly name: string;
  /** The name it is imported by, such as `@passmuster/kyc/pt-BR`. */
  readonly specifier: string;
  /** The file with its types, from the folder of the package. */
  readonly types: string;
  /** The file it is built from, from the folder of the package. */
  readonly source: string;
}

/** A package that is published. */
export interface PublicPackage {
  readonly name: string;
  readonly version: string;
  /** The name of its folder in `packages/`. */
  readonly folder: string;
  readonly entries: readonly PublicEntry[];
}

/** An entry without a report of its own: `compiled.test-d.ts` compares its names and types with those of `schemas`. */
export const sameAsAnother = 'schemas.compiled';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports?: Readonly<
    Record<string, string | { readonly types?: string; readonly '@passmuster/source'?: string }>
  >;
}

/** Returns the published packages of the repository at `root`, each with its entries in the order of `exports`. */
export function publicPackages(root: string): PublicPackage[] {
  return readdirSync(`${root}/packages`).flatMap((folder) => {
    const text = readFileSync(`${root}/packages/${folder}/package.json`, 'utf8');
    const manifest = JSON.parse(text) as Manifest;
    if (manifest.private) return [];
    const { name, version } = manifest;
    return [{ name, version, folder, entries: entriesOf(folder, manifest) }];
  });
}

const entriesOf = (folder: string, { name, exports = {} }: Manifest): PublicEntry[] =>
  Object.entries(exports).flatMap(([path, target]) => {
    if (typeof target === 'string' || target.types === undefined) return [];
    const { types, '@passmuster/source': source = types } = target;
    return [
      {
        name: `${folder}${path.slice(1).replaceAll('/', '.')}`,
        specifier: `${name}${path.slice(1)}`,
        types,
        source,
      },
    ];
  });
