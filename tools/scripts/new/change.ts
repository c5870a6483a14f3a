import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a kind of change begins with. All paths are from the root of the repository. */
export interface Change {
  /** The texts of files that must not exist yet, by path. */
  readonly created: Readonly<Record<string, string>>;
  /** The new texts of files, by path. */
  readonly changed?: Readonly<Record<string, string>>;
  /** Packages whose generators run then, with the script. */
  readonly generators: readonly (readonly [folder: string, script: string])[];
  /** What a person does then, in this order. */
  readonly left: readonly string[];
}

/** The arguments don't say what to write. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const root: string = join(import.meta.dirname, '../../..');

/** Returns the text of a file of the repository. */
export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Returns `tax-id` as `taxId`. */
export const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the steps left for the changeset of a package, and creates one if the package was released. */
export function changesetFor(folder: string, slug: string): Pick<Change, 'created' | 'left'> {
  const { name, version }: { readonly name: string; readonly version: string } = JSON.parse(
    textOf(`packages/${folder}/package.json`),
  );
  const ofPackage = `.changeset/${folder}.md`;
  if (version === '0.0.0' && existsSync(join(root, ofPackage))) {
    return { created: {}, left: [`If users see a new capability: the text of ${ofPackage}`] };
  }
  const path = `.changeset/${slug}.md`;
  return {
    created: { [path]: `---\n'${name}': minor\n---\n\n\n` },
    left: [`${path}: one sentence in the past tense that says what changed for the user`],
  };
}

/** What every public change ends with. */
export const lastSteps: readonly string[] = [
  'pnpm lint:fix',
  "pnpm turbo run build --filter='./packages/*' && pnpm api:update",
];
