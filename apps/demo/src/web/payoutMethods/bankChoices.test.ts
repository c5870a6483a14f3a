import { expect, test } from 'vitest';
import { bankChoices, bankMeant, matchesBank } from './bankChoices.ts';

const found = (typed: string) =>
  [...bankChoices.NGN, ...bankChoices.ZAR]
    .filter((bank) => matchesBank(bank, typed))
    .map(({ name }) => name);

test.each([
  { typed: 'UBA', name: /^United Bank for Africa/ },
  { typed: 'gtb', name: /^Guaranty Trust Bank/ },
  { typed: 'GTBank', name: /^Guaranty Trust Bank/ },
  { typed: 'FCMB', name: /^First City Monument Bank/ },
  { typed: 'fnb', name: /^First National Bank|^FNB/ },
  { typed: 'Zenith', name: /^Zenith Bank/ },
])('$typed finds its bank', ({ typed, name }) => {
  expect(found(typed).some((one) => name.test(one))).toBe(true);
});

test('what is not a bank’s name or initials finds none', () => {
  expect(found('xqz')).toEqual([]);
});

test.each([
  { why: 'a name of which others are longer', typed: 'Access Bank', name: 'Access Bank' },
  { why: 'a name in other letters', typed: ' zenith BANK plc ', name: 'Zenith Bank' },
  { why: 'an alias', typed: 'GTBank', name: 'Guaranty Trust Bank' },
  { why: 'the only match', typed: 'GTB', name: 'Guaranty Trust Bank' },
  { why: 'one of several matches', typed: 'Bank', name: undefined },
  { why: 'a bank that isn’t listed', typed: 'Moniepoint Banco Novo', name: undefined },
  { why: 'nothing', typed: '  ', name: undefined },
])('$why: “$typed” means $name', ({ typed, name }) => {
  expect(bankMeant('NGN', typed)?.name).toBe(name);
});

test('a name that another bank has as an alias means the bank of that name', () => {
  expect(bankMeant('ZAR', 'Capitec')?.name).toBe('Capitec');
});
