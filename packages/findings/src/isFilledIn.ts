/** White space, control, format and other characters that show nothing. */
const invisible = /^[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Returns true if a text has at least one visible character: white space, control, zero-width and format characters are
 * none. SPEC-GAP 82.
 *
 * @example
 * isFilledIn(' \u200b') // false
 */
export const isFilledIn = (text: string): boolean => !invisible.test(text);
