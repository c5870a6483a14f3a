import * as v from 'valibot';
import { manifestSchema } from './tableSchemas.ts';
import { hashOfManifest, type TablesManifest } from './tablesManifest.ts';

/** Returns the first problem of a manifest, in one sentence, or `undefined`. */
export function manifestProblem(manifest: unknown): string | undefined {
  const { issues, success } = v.safeParse(manifestSchema, manifest, { abortEarly: true });
  if (!success) {
    const [{ message, path = [] }] = issues;
    const place = path.map(({ key }) => (typeof key === 'number' ? key + 1 : String(key)));
    return ['manifest', place.join(' '), message].filter(Boolean).join(' ');
  }
  const { hash, tables } = manifest as TablesManifest;
  return hash === hashOfManifest(tables) ? undefined : 'manifest: hash is not that of its tables';
}
