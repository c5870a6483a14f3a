import type { SharedTable } from '@passmuster/findings';
import { signedBytes, type TablesManifest } from './tablesManifest.ts';

/** A manifest, tables that it names, and who vouches for it. */
export interface TablesBundle {
  readonly manifest: TablesManifest;
  readonly tables: readonly SharedTable[];
  /** Ed25519, in base64, of the manifest as JSON with its keys in order. */
  readonly signature?: string | undefined;
}

/** Returns true for an object with a manifest; what it says is not checked yet. */
export const isBundle = (value: unknown): value is Readonly<Record<keyof TablesBundle, unknown>> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'manifest');

/** Returns the first problem of a bundle whose tables were read, in one sentence, or `undefined`. */
export async function bundleProblem(
  bundle: Readonly<Record<keyof TablesBundle, unknown>> | undefined,
  tables: ReadonlyMap<string, SharedTable>,
  publicKey: string | undefined,
): Promise<string | undefined> {
  if (bundle === undefined) {
    return publicKey === undefined
      ? undefined
      : 'a public key was given, and only a bundle has a signature';
  }
  const { manifestProblem } = await import('./manifestProblem.ts');
  const problem = manifestProblem(bundle.manifest);
  if (problem !== undefined) return problem;
  const manifest = bundle.manifest as TablesManifest;
  for (const { id, asOf, count, hash } of tables.values()) {
    const entry = manifest.tables.find((one) => one.id === id);
    if (entry === undefined) return `the manifest does not name ${id}`;
    if (entry.asOf !== asOf || entry.count !== count || entry.hash !== hash) {
      return `${id} is not the table that the manifest names`;
    }
  }
  if (publicKey === undefined) return undefined;
  if (bundle.signature === undefined) return 'the bundle has no signature';
  return (await isSigned(manifest, bundle.signature, publicKey))
    ? undefined
    : 'the signature of the bundle is not of this manifest and this key';
}

async function isSigned(
  manifest: TablesManifest,
  signature: unknown,
  publicKey: string,
): Promise<boolean> {
  try {
    const { subtle } = globalThis.crypto;
    const raw = bytesOf(publicKey);
    const key = await subtle.importKey('raw', raw, { name: 'Ed25519' }, false, ['verify']);
    return await subtle.verify('Ed25519', key, bytesOf(signature), signedBytes(manifest));
  } catch {
    return false;
  }
}

const bytesOf = (base64: unknown): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(String(base64).trim()), (character) => character.charCodeAt(0));
