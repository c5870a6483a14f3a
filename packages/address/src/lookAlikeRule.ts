import { deepFreeze, type Rule } from '@passmuster/findings';

/**
 * The first 3 and last 4 digits are those of an address in the caller's book, the others are not. Attackers generate
 * such addresses and send small amounts from them, so that they are copied from the history instead of the real one.
 * With n addresses in the book, n in 268 million random addresses match. The wording `listed` is for two addresses of one
 * list; `first` is the place of the earlier one.
 */
export const lookAlikeRule: Rule<'address/look-alike', 'listed'> = /* @__PURE__ */ deepFreeze({
  id: 'address/look-alike',
  severity: 'warning',
  basis: 'practice',
  source: {
    title: 'Tsuchiya et al.: Blockchain Address Poisoning (USENIX Security 2025)',
    section: 'Lookalike addresses',
    url: 'https://arxiv.org/abs/2501.16681',
  },
  message:
    'The address starts and ends like entry {entry} of the address book but is different, which may be address poisoning',
  remedy:
    'This address looks like one you know but is different. Compare every character, or ask the recipient.',
  texts: {
    listed: {
      message:
        'The address starts and ends like the one at {first} but is different, which may be address poisoning',
      remedy:
        'This address looks like another one of the list ({first}) but is different. Compare every character of both, or ask the recipient.',
    },
  },
});
