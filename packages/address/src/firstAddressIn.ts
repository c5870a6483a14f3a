const form = /0x[0-9a-fA-F]{40}\b/;

/**
 * Returns the first text of a line that has the form of an EVM address, whichever its checksum; undefined if there is none. For lists
 * of addresses with names beside them.
 *
 * @example
 * firstAddressIn('Accra, 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed') // '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
 */
export const firstAddressIn = (line: string): string | undefined => form.exec(line)?.[0];
