import { expect, test } from 'vitest';
import { isMailDrop } from './isMailDrop.ts';
import { mailDrops } from './mailDrops.generated.ts';

test.each([
  ['The UPS Store, 340 S Lemon Ave', true],
  ['The  UPS – Store, 340 S Lemon Ave', true],
  ['340 S Lemon Ave PMB 1234', true],
  ['PostNet Suite 12', true],
  ['Poste Restante', true],
  ['iPostal1, 12 Main Rd', true],
  ['340 S Lemon Ave Suite 1234', false],
  ['12 Postnetwork Road', false],
  ['12 Upstairs Store Road', false],
])('%s: %s', (street, is) => {
  expect(isMailDrop(street)).toBe(is);
});

test('every name of the table is found in a street, whatever it contains', () => {
  expect(mailDrops.filter((name) => !isMailDrop(`12 ${name}, Main Road`))).toEqual([]);
  expect(mailDrops.filter((name) => !/^[\p{L}\p{N}& ]+$/u.test(name))).toEqual([]);
});
