import { createHash } from 'node:crypto';

/** Returns the SHA-256 of lines of text, in hexadecimal. */
export const sha256Of = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex');
