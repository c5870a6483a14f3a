import { deepFreeze, type Rule, type Source } from '@passmuster/findings';

const aba: Source = { title: 'American Bankers Association, Key to Routing Numbers' };

export const abaFormRule: Rule<'bank/aba-form'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/aba-form',
  severity: 'warning',
  basis: 'standard',
  source: aba,
  gap: 36,
  message: "The ABA routing number doesn't have exactly 9 digits",
  remedy: 'A routing number has 9 digits. Copy it from a check or statement, with leading zeros.',
});

export const abaPrefixRule: Rule<'bank/aba-prefix'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/aba-prefix',
  severity: 'warning',
  basis: 'standard',
  source: aba,
  gap: 36,
  message: "The ABA routing number doesn't begin with 00 to 12, 21 to 32, 61 to 72 or 80",
  remedy: 'This routing number has a typo. Compare it with a check or statement.',
});

export const abaCheckDigitRule: Rule<'bank/aba-check-digit'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/aba-check-digit',
  severity: 'warning',
  basis: 'standard',
  source: { ...aba, section: 'check digit by the weights 3, 7, 1' },
  gap: 36,
  message: 'The check digit of the routing number is wrong: a digit is wrong or two are swapped',
  remedy: 'This routing number has a typo. Compare it with a check or statement.',
});
