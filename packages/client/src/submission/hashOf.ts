/** The platform's `Blob`, as the DOM library, `@types/node`, Bun, Deno and workers each declare it. */
type PlatformBlob = typeof globalThis extends { Blob: { prototype: infer Blob } }
  ? Blob
  : { arrayBuffer(): Promise<ArrayBuffer> };

/** What can be submitted: text or a Blob, so that nothing changes it once it was handed over. */
export type SubmissionBody = string | PlatformBlob;

/** Returns the SHA-256 of parts in a row, in base64. Needs a secure context, as Web Locks do. */
export async function hashOf(...parts: readonly SubmissionBody[]): Promise<string> {
  const bytes = await new Blob([...parts]).arrayBuffer();
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
