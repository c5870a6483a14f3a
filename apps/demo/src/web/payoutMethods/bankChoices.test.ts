import { expect, test } from 'vitest';
import { bankChoices, matchesBank } from './bankChoices.ts';

const found = (typed: string) =>
  [...bankChoices.NGN, ...bankChoices.ZAR]
    .map(({ name }) => name)
    .filter((name) => matchesBank(name, typed));

test.each([
  { typed: 'UBA', name: /^United Bank for Africa/ },
  { typed: 'gtb', name: /^Guaranty Trust Bank/ },
  { typed: 'FCMB', name: /^First City Monument Bank/ },
  { typed: 'fnb', name: /^First National Bank|^FNB/ },
  { typed: 'Zenith', name: /^Zenith Bank/ },
])('$typed finds its bank', ({ typed, name }) => {
  expect(found(typed).some((one) => name.test(one))).toBe(true);
});

test('what is not a bank’s name or initials finds none', () => {
  expect(found('xqz')).toEqual([]);
});
