import { checkAddress } from '@passmuster/address';
import { checkBankAccount } from '@passmuster/bank';
import { translate } from '@passmuster/findings';
import { expect, test } from 'vitest';
import { fr } from './fr.ts';
import { ptBr } from './ptBr.ts';
import { ptPt } from './ptPt.ts';
import { toCatalog } from './toCatalog.ts';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD';
const account = {
  type: 'BANK',
  currency: 'NGN',
  account_name: 'Adunni Foods Limited',
  account_number: '5050114931',
  bank_name: 'Zenith Bank',
  bank_code: '057',
};

test.each([
  { locale: 'fr', remedies: fr, typo: 'faute de frappe', bank: 'correspond à : ' },
  { locale: 'pt-BR', remedies: ptBr, typo: 'erro de digitação', bank: 'serve para: ' },
  { locale: 'pt-PT', remedies: ptPt, typo: 'gralha', bank: 'serve para: ' },
])('findings are in $locale, with their parameters', ({ locale, remedies, typo, bank }) => {
  const catalog = toCatalog(locale, remedies);
  const [wrong] = checkAddress(address, { network: 'polygon' });
  expect(wrong && translate(wrong, catalog).remedy).toContain(typo);
  const found = checkBankAccount(account).find(({ rule }) => rule === 'bank/nuban-check-digit');
  expect(found && translate(found, catalog).remedy).toMatch(new RegExp(`${bank}\\p{Lu}`, 'u'));
});

test.each([
  { locale: 'fr', remedies: fr },
  { locale: 'pt-BR', remedies: ptBr },
  { locale: 'pt-PT', remedies: ptPt },
])('each wrong address and account is explained in $locale', ({ remedies }) => {
  const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const texts = [address, address.slice(0, 20), right.slice(2), right.toLowerCase(), 'adunni.eth'];
  texts.push(`0x${'0'.repeat(40)}`, '0x5aAe…BeAed', `https://example.com/${right}`, ` ${right}`);
  texts.push('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'a'.repeat(64), right.replace('A', 'O'), 'x');
  const ofAddresses = texts.flatMap((text) => checkAddress(text, { network: 'polygon' }));
  const accounts = ['12', '08031234567', '8031234567', '0000000000', '5050 11493'].flatMap(
    (number) => [
      { ...account, account_number: number },
      { ...account, currency: 'ZAR', account_number: number, bank_code: '1' },
      { ...account, account_number: number, bank_code: '044', account_name: '123' },
    ],
  );
  const rules = [...ofAddresses, ...accounts.flatMap((one) => checkBankAccount(one))].map(
    ({ rule }) => rule,
  );
  expect(new Set(rules).size).toBeGreaterThan(18);
  expect(rules.filter((rule) => !Object.hasOwn(remedies, rule))).toEqual([]);
});
