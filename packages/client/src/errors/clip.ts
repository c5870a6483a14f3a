/** One line of foreign text, without line breaks or control characters to forge a log with. */
export const clip = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .trim();
