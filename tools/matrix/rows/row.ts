import { versions } from '../versions.ts';

/** One row of the table: what is installed into an empty folder with our tarballs, and what is run there. */
export interface Row {
  readonly group: 'Runtimes' | 'Bundlers' | 'TypeScript' | 'Forms' | 'Servers';
  /** Name and version, as the table shows them. */
  readonly name: string;
  /** Our packages; those they need are added. */
  readonly ours: readonly string[];
  /** Packages of others and their exact versions. */
  readonly others: Readonly<Record<string, string>>;
  /** File in the folder, to file in `programs`. */
  readonly files: Readonly<Record<string, string>>;
  /** Commands, one after the other; each must exit with 0. `node` is the Node that runs the matrix. */
  readonly steps: readonly (readonly string[])[];
}

/** Returns the pinned versions of these packages. */
export const pinned = (...names: readonly (keyof typeof versions)[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, versions[name]]));

/** The packages that run everywhere, and a program that uses each. */
export const libraries = [
  '@passmuster/address',
  '@passmuster/bank',
  '@passmuster/client',
  '@passmuster/kyc',
] as const;

export const customerFile = { 'customer.json': '../../../examples/us-llc.json' } as const;

export const librariesFiles = {
  ...customerFile,
  'libraries.mjs': 'libraries.mjs',
  'main.mjs': 'main.mjs',
} as const;
