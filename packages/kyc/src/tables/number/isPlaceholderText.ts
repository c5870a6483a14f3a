import { isPlaceholder, isPlaceholderNumber } from '../name/isPlaceholder.ts';

/**
 * Returns true if people type this to get past the field of a number: a placeholder in words or digits, or text without a digit of
 * any script, since every tax and register number has one.
 */
export const isPlaceholderText = (text: string): boolean =>
  !/\p{Nd}/u.test(text.slice(0, 500)) || isPlaceholder('text', text) || isPlaceholderNumber(text);
