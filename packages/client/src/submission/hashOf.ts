import type { PlatformBlob } from '../config/webTypes.ts';

/** What can be submitted: text or a Blob, so that nothing changes it once it was handed over. */
export type SubmissionBody = string | PlatformBlob;

/**
 * Returns the SHA-256 of parts in a row, in base64.
 *
 * @throws DOMException `SecurityError` without a secure context, as `hold` of a journal with Web Locks does.
 */
export async function hashOf(...parts: readonly SubmissionBody[]): Promise<string> {
  const { subtle }: { readonly subtle?: typeof crypto.subtle } = crypto;
  if (!subtle) throw new DOMException('Open this page over HTTPS', 'SecurityError');
  const bytes = await new Blob([...parts]).arrayBuffer();
  const digest = await subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
