/** Returns whether two files are the same to the last byte. Only those of one size are read. */
export async function hasSameBytes(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [first, second] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()]);
  const bytes = new Uint8Array(second);
  return new Uint8Array(first).every((byte, at) => byte === bytes[at]);
}
