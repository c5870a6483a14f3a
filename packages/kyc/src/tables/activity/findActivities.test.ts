import { expect, test } from 'vitest';
import { activityWords } from './activityWords.generated.ts';
import { findActivities } from './findActivities.ts';

test.each([
  ['Bureau de change in Lagos Island', ['currency-exchange']],
  ['International money transfer for the diaspora', ['money-transmission']],
  ['Sports betting shops and an online casino', ['gambling']],
  ['Transfert d’argent rapide', ['transfert-argent']],
  ['Cryptocurrency exchange and OTC desk', ['virtual-assets']],
  ['Sale of firearms and ammunition', ['arms']],
  ['Wholesale of maize, sorghum and millet', []],
  ['Software for payment processing companies', []],
  ['We do not offer money transfer or currency exchange', []],
  ['Fashion shop. Customers pay by mobile money', []],
  ['Bakery near the vasp river', []],
  ['An otc desk', ['virtual-assets']],
  ['Vente de huile de cbd', ['cannabis']],
  ['Non-gambling arcade', []],
  ['Non-alcoholic drinks and a casino', ['gambling']],
  ['A cásino', ['gambling']],
  ['Remittance advice printing', []],
  ['Remittance advisory', ['money-transmission']],
  ['Adult education and evening classes', []],
  ['Weekly markets in the central business district (CBD)', []],
  ['Anti-money laundering software and anti-gambling charity', []],
  ['We do not accept cash; casino in Lagos', ['gambling']],
  ['No alcohol. A casino', ['gambling']],
  [`We use ${'-'.repeat(38)} casino`, []],
  [`We use ${'-'.repeat(39)} casino`, ['gambling']],
  ['', []],
])('%s: %j', (text, ids) => {
  expect(findActivities(text).map(({ id }) => id)).toEqual(ids);
});

test('reads a bounded part of a long text', () => {
  expect(findActivities(`${'maize '.repeat(100_000)}casino`)).toEqual([]);
});

test('every word of the table finds its activity', () => {
  const missed = activityWords.flatMap(({ id, words, more }) =>
    [...words, ...more].filter(
      (word) => !findActivities(`Our trade: ${word}.`).some((found) => found.id === id),
    ),
  );
  expect(missed).toEqual([]);
});
