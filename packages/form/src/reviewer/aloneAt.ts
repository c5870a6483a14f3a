import type { Path } from '../values/path.ts';
import { setAt } from '../values/setAt.ts';
import type { FileCheck } from './reviewer.ts';

/** A body with one file. */
interface Alone {
  readonly draft: unknown;
  /** Of the file. */
  readonly path: Path;
}

/** Returns a body that has only this file, as the document it is to be. */
export function aloneAt({ path, documentType }: FileCheck['place'], uri: string): Alone {
  const first = path.map((key) => (typeof key === 'number' ? 0 : key));
  const alone = first.reduceRight<unknown>(
    (inside, key) => (key === 0 ? [inside] : { [key]: inside }),
    uri,
  );
  const type = [...first.slice(0, -1), 'doc_type'];
  return {
    draft: documentType === undefined ? alone : setAt(alone, type, documentType),
    path: first,
  };
}
