/** Returns whether a number is one repeated digit, or the digits in order, as people type them to get past a field. */
export const isPlaceholderNumber = (text: string): boolean =>
  text.length >= 6 && (/^(\d)\1*$/u.test(text) || '01234567890123456789'.includes(text));
