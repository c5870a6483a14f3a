import { deepFreeze, type Rule } from '@passmuster/findings';

/** Numbers that regulators reserve for films, examples and tests. They look valid, but nobody answers. */
export const fictionalRule: Rule<'phone/fictional'> = /* @__PURE__ */ deepFreeze({
  id: 'phone/fictional',
  severity: 'warning',
  basis: 'practice',
  source: {
    title:
      'Ranges that Ofcom, ARCEP, Bundesnetzagentur, ACMA, ComReg, PTS and NANPA keep free (MISP warning list, 2026-08-20)',
    url: 'https://github.com/MISP/misp-warninglists/tree/main/lists/phone_numbers',
  },
  message: 'The number is in a range reserved for fiction, examples and tests',
  remedy: 'This number is reserved for examples. Enter a number where the person can be reached.',
});

/** The same digit seven times or more at the end, such as `+2348000000000`, or nine that count. */
export const repeatedDigitsRule: Rule<'phone/repeated-digits'> = /* @__PURE__ */ deepFreeze({
  id: 'phone/repeated-digits',
  severity: 'warning',
  basis: 'practice',
  source: { title: 'Placeholders in application forms' },
  message:
    'The number ends in the same digit at least seven times, or in nine digits that count up or down',
  remedy: 'This looks like a placeholder. Enter a number where the person can be reached.',
});
