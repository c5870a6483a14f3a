import { deepFreeze, type Rule } from '@passmuster/findings';

export const ukSortCodeRule: Rule<'bank/uk-sort-code'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/uk-sort-code',
  severity: 'warning',
  basis: 'standard',
  source: { title: 'Pay.UK, sort codes' },
  gap: 36,
  message: "The UK sort code isn't 6 digits, written 123456 or 12-34-56",
  remedy: 'A UK sort code has 6 digits. Copy it from a card or statement.',
});
