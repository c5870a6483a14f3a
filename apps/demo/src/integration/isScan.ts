/** The first bytes of a PNG and a JPEG, as Latin letters. Sources: ISO/IEC 15948 5.2, ISO/IEC 10918-1 B.1. */
const starts = ['\x89PNG', '\xff\xd8\xff'];

/** Returns whether a file is of a kind that everyone who reviews it can open. Its bytes say so, not its name. */
export async function isScan(file: Blob): Promise<boolean> {
  const bytes = await file
    .slice(0, 1024)
    .arrayBuffer()
    .catch(() => undefined);
  // What can't be read is refused for that.
  if (!bytes) return true;
  const head = String.fromCharCode(...new Uint8Array(bytes));
  // A PDF may begin with other bytes: readers look for its mark in the first 1,024 (ISO 32000-1 7.5.2).
  return head.includes('%PDF') || starts.some((start) => head.startsWith(start));
}
