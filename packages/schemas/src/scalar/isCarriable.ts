/**
 * Text that JSON, UTF-8 and every database can carry: no U+0000 and no unpaired surrogate.
 * Source: RFC 8259 §8.2 and RFC 7493 §2.1. SPEC-GAP 71.
 */
export const isCarriable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
