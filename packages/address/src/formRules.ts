import { deepFreeze, type Rule, type Source } from '@passmuster/findings';

const source: Source = {
  title: 'ERC-55: Mixed-case checksum address encoding',
  section: 'Specification',
  url: 'https://eips.ethereum.org/EIPS/eip-55',
};

/** Values that are not text (also an array that holds an address), blank text, and text of another kind. */
export const textRule: Rule<'address/text'> = /* @__PURE__ */ deepFreeze({
  id: 'address/text',
  severity: 'error',
  basis: 'standard',
  source,
  message: 'The address is not a string of 0x and 40 hexadecimal digits',
  remedy:
    'This isn’t an address. Enter the address of the wallet: 0x and the 40 characters after it.',
});

/** Spaces, line breaks, zero-width and other invisible characters, within the address or around it. */
export const visibleCharactersRule: Rule<'address/visible-characters'> = /* @__PURE__ */ deepFreeze(
  {
    id: 'address/visible-characters',
    severity: 'error',
    basis: 'standard',
    source,
    message: 'The address contains a space or an invisible character (position {positions})',
    remedy:
      'The address contains a space or an invisible character. Clear the field and paste only the address.',
  },
);

/** Full-width digits and letters of other scripts that look like a to f. */
export const asciiDigitsRule: Rule<'address/ascii-digits'> = /* @__PURE__ */ deepFreeze({
  id: 'address/ascii-digits',
  severity: 'error',
  basis: 'standard',
  source,
  message: 'The address contains a character outside ASCII (position {positions})',
  remedy:
    'A character in this address only looks like a letter or digit. Copy the address again from its source.',
});

/** No `0x`, or another spelling of it. */
export const prefixRule: Rule<'address/prefix', 'capital' | 'letter' | 'repeated'> =
  /* @__PURE__ */ deepFreeze({
    id: 'address/prefix',
    severity: 'error',
    basis: 'standard',
    source,
    message: "The address doesn't start with 0x",
    remedy: 'This address doesn’t start with 0x. Copy the whole address again.',
    texts: {
      capital: {
        message: 'The address starts with 0X instead of 0x',
        remedy: 'This address starts with a capital X. Write 0x with a lowercase x.',
      },
      letter: {
        message: 'The address starts with the letter O instead of the digit 0',
        remedy: 'This address starts with the letter O. Write 0x with the digit zero.',
      },
      repeated: {
        message: 'The address starts with 0x more than once',
        remedy: 'This address starts with 0x more than once. Write 0x only once.',
      },
    },
  });

export const lengthRule: Rule<'address/length', 'tooLong'> = /* @__PURE__ */ deepFreeze({
  id: 'address/length',
  severity: 'error',
  basis: 'standard',
  source,
  message: 'The address has {count} digits after 0x instead of 40',
  remedy: 'An address has 40 characters after 0x. Copy the whole address again.',
  texts: {
    tooLong: {
      message: 'The address has more than {count} digits after 0x instead of 40',
      remedy: 'An address has 40 characters after 0x. Copy the whole address again.',
    },
  },
});

export const hexadecimalRule: Rule<'address/hexadecimal'> = /* @__PURE__ */ deepFreeze({
  id: 'address/hexadecimal',
  severity: 'error',
  basis: 'standard',
  source,
  message: 'The address contains a character other than 0 to 9 and a to f (position {positions})',
  remedy:
    'The address contains a character that addresses never have, such as the letter O or l. Copy the address again.',
});
