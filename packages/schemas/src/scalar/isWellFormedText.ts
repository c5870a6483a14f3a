/**
 * Returns true for text without U+0000 and unpaired surrogates, which JSON, UTF-8 and databases can store.
 * Source: RFC 8259 §8.2 and RFC 7493 §2.1. SPEC-GAP 71.
 */
export const isWellFormedText = (text: string): boolean =>
  text.isWellFormed() && !text.includes('\0');
