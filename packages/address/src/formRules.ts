import type { Rule, Source } from '@passmuster/findings';

const source: Source = {
  title: 'ERC-55: Mixed-case checksum address encoding',
  section: 'Specification',
  url: 'https://eips.ethereum.org/EIPS/eip-55',
};

/** An array that holds an address, an object whose `toString` gives one and empty text are none. */
export const textRule: Rule<'address/text'> = {
  id: 'address/text',
  severity: 'error',
  basis: 'standard',
  source,
  message: 'An address must be a string of 0x and 40 hexadecimal digits',
  remedy: 'Enter the address as text: 0x and 40 digits or letters from a to f',
};

/** Spaces, line ends, zero-width and other invisible characters, within the address or around it. */
export const visibleCharactersRule: Rule<'address/visible-characters'> = {
  id: 'address/visible-characters',
  severity: 'error',
  basis: 'standard',
  source,
  message: 'The address contains a space or an invisible character (position {positions})',
  remedy: 'Delete the field and copy the address again without anything before, after or within it',
};

/** Full-width digits and letters of other scripts that look like a to f. */
export const asciiDigitsRule: Rule<'address/ascii-digits'> = {
  id: 'address/ascii-digits',
  severity: 'error',
  basis: 'standard',
  source,
  message: 'The address contains a character that is not an ASCII one (position {positions})',
  remedy: 'Copy the address again from its origin: a letter here only looks like a Latin one',
};

/** `0X`, a missing `0x`, and the schemes of ERC-681 (`ethereum:`) and ERC-3770 (`eth:`, `matic:`). */
export const prefixRule: Rule<'address/prefix'> = {
  id: 'address/prefix',
  severity: 'error',
  basis: 'standard',
  source,
  message: 'The address must begin with 0x, the x a small letter, and nothing before it',
  remedy:
    'Send the part that begins with 0x alone; put 0x before the 40 digits where it is missing',
};

export const lengthRule: Rule<'address/length'> = {
  id: 'address/length',
  severity: 'error',
  basis: 'standard',
  source,
  message: 'The address must have 40 digits after 0x; this one has {count}',
  remedy: 'Copy the whole address again: digits are missing, or something follows them',
};

export const hexadecimalRule: Rule<'address/hexadecimal'> = {
  id: 'address/hexadecimal',
  severity: 'error',
  basis: 'standard',
  source,
  message: 'The address contains a character other than 0 to 9 and a to f (position {positions})',
  remedy: 'Copy the address again: the letter O and the letter l, for one, are never part of it',
};
