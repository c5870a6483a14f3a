import type { Rule } from '@passmuster/findings';

/**
 * The first 3 and the last 4 digits are those of an address in the caller's book, the rest is not. Attackers
 * search for such addresses and send a little from them, to be copied from the history instead of the real one.
 * A random address is taken for one of a book of n in n of 268 million cases (see README).
 */
export const lookAlikeRule: Rule<'address/look-alike'> = {
  id: 'address/look-alike',
  severity: 'warning',
  basis: 'practice',
  source: {
    title: 'Tsuchiya et al.: Blockchain Address Poisoning (USENIX Security 2025)',
    section: 'Lookalike addresses',
    url: 'https://arxiv.org/abs/2501.16681',
  },
  message:
    'The address begins and ends like entry {entry} of your address book and is another one: it may be an attempt at address poisoning',
  remedy:
    'Compare every digit with the entry in your address book, or ask the recipient; never copy from a history',
};
