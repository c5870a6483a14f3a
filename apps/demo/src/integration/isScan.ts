import { fileKindOf } from '@passmuster/schemas';

const scans: ReadonlySet<string | undefined> = new Set(['png', 'jpeg', 'pdf']);

/** Returns whether a file is of a kind that everyone who reviews it can open. Its bytes say so, not its name. */
export async function isScan(file: Blob): Promise<boolean> {
  const bytes = await file
    .slice(0, 4096)
    .arrayBuffer()
    .catch(() => undefined);
  // What can't be read is refused for that.
  if (!bytes) return true;
  return scans.has(fileKindOf(String.fromCharCode(...new Uint8Array(bytes))));
}
