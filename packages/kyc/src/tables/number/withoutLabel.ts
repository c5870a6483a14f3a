/** A label of two letters or more, set apart from the number by a space or by `:`, `#` or `.`; one letter may be part of the number. */
const labelApart = /^[^\p{L}\p{N}]*(?:\p{L}{2,}[\s.:#°º-]+)+(?=[\p{L}\p{N}])/u;

/**
 * Returns a number without the words in front of it. Letters next to digits are part of the number: that of the French association `W751004076` begins with W.
 *
 * @example
 * withoutLabel('KRA PIN: P051365947M') // 'P051365947M'
 */
export const withoutLabel = (text: string): string => text.slice(0, 120).replace(labelApart, '');
