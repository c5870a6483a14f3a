/** Bytes per piece: a multiple of three, so that pieces of base64 can be joined. */
const pieceSize = 3 * 8192;

/** Returns a file as a data URI, which is how the API takes documents. */
export async function toDataUri(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += pieceSize) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + pieceSize))));
  }
  return `data:${file.type || 'application/octet-stream'};base64,${pieces.join('')}`;
}
