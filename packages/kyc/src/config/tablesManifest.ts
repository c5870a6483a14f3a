import type { SharedTable } from '@passmuster/findings';
import { canonicalJson } from '../hash/canonicalJson.ts';
import { hashOf } from '../hash/hashOf.ts';

/** What a bundle says of one of its tables. */
export interface ManifestEntry {
  readonly id: string;
  /** Its file, beside the manifest. */
  readonly file: string;
  readonly asOf: string;
  readonly count: number;
  /** That of its rows. */
  readonly hash: string;
}

/** What a bundle says of its tables. */
export interface TablesManifest {
  readonly format: 'passmuster-tables/1';
  /** By calendar: `2026.11.0`. */
  readonly version: string;
  readonly tables: readonly ManifestEntry[];
  /** SHA-256 of `tables`, as JSON with its keys in order. */
  readonly hash: string;
}

/**
 * Returns the manifest of a bundle, for tables that are complete. `version` is by calendar, such as `2026.11.0`.
 *
 * @example
 * manifestOf('2026.11.0', await packageTables()).tables[0]?.file // 'risk-ofac.json'
 */
export function manifestOf(version: string, tables: readonly SharedTable[]): TablesManifest {
  const entries = tables.map(({ id, asOf, count, hash }): ManifestEntry => {
    return { id, file: `${id.replace('/', '-')}.json`, asOf, count, hash };
  });
  const hash = hashOfManifest(entries);
  return { format: 'passmuster-tables/1', version, tables: entries, hash };
}

/** Returns the hash that a manifest must have. */
export const hashOfManifest = (tables: readonly ManifestEntry[]): string => hashOf(tables);

/** `Uint8Array<ArrayBuffer>`, which `crypto.subtle` takes, for compilers before TypeScript 5.7 too. */
type Bytes = Uint8Array & { readonly buffer: ArrayBuffer };

/**
 * Returns the bytes of a manifest that are signed with Ed25519: its JSON with keys in order, in UTF-8.
 *
 * @example
 * signedBytes(manifestOf('2026.11.0', [])).length // 140
 */
export const signedBytes = (manifest: TablesManifest): Bytes =>
  new TextEncoder().encode(canonicalJson(manifest));
