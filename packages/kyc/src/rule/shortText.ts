/** Longer than any value of a field that is one line. */
const longest = 200;

/** Returns a text without spaces around it; `''` for anything else, and for what is too long to be worth comparing. */
export const shortText = (value: unknown): string =>
  typeof value === 'string' && value.length <= longest ? value.trim() : '';
