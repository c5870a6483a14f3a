import { expect, test } from 'vitest';
import { nameFault, personNameFault } from './nameCharacters.ts';

test.each([
  ['Adaeze', undefined],
  ["N'Golo", undefined],
  ['Jean-Pierre', undefined],
  ['O’Brien', undefined],
  ['María José', undefined],
  ['To‘lqin', undefined],
  ['באב׳׳ד', undefined],
  ['Ada”', 'symbol'],
  ['Nguyễn', undefined],
  ['Ольга', undefined],
  ['محمد', undefined],
  ['محمد‎', undefined],
  ['کیان‌مهر', undefined],
  ['山田太郎', undefined],
  ['J. R.', undefined],
  ['Martin III', undefined],
  ['Ant0nio', 'digit'],
  ['Ada١', 'digit'],
  ['ada@obi', 'symbol'],
  ['Ada_Obi', 'symbol'],
  ['Hаlima', 'mixed-scripts'],
  ['Mansοοri', 'mixed-scripts'],
  ['JOÃO', undefined],
  ['Ângela', undefined],
  ['MÃ¼ller', 'garbled'],
  ['RÅ«nanga', 'garbled'],
  ['Å « Ö » Bygg', 'symbol'],
  ['O\u00e2\u20ac\u2122Brien', 'garbled'],
  ['\ufffdberg', 'garbled'],
  ['M??ller', 'garbled'],
  ['O&#39;Brien', 'entity'],
  ['Ada\u200b', 'invisible'],
  ['A\u202eda', 'invisible'],
  ['Ad\u200da', 'invisible'],
])('%j: %s', (name, fault) => {
  expect(personNameFault(name)).toBe(fault);
});

test.each([
  ['Studio 54 & Partners (Pty) Ltd', undefined],
  ['\ufeffAda Foods\n', undefined],
  ['Ольга Trading LLC', undefined],
  ['Smith &amp; Sons Ltd', 'entity'],
  ['Smith & Sons; Partners', undefined],
  ['Sch&uuml;tz GmbH', 'entity'],
  ['M?ller GmbH', 'garbled'],
  ['Who Gives a Crap?', undefined],
  ['Why? Ltd', undefined],
  ['Tre\u0430sury Guild', 'mixed-scripts'],
  ['Pharos \u202eerawtfoS', 'invisible'],
])('a business %j: %s', (name, fault) => {
  expect(nameFault(name)).toBe(fault);
});
