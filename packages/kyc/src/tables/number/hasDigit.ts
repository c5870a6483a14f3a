/** Returns whether text has a digit of any script. Every tax and register number has one; `pending` and `n/a` have none. */
export const hasDigit = (text: string): boolean => /\p{Nd}/u.test(text.slice(0, 500));
