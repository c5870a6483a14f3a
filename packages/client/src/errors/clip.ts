/** Returns the first `length` characters of foreign text as one line, without control characters that could forge a log line. */
export const clip = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .trim();
