import { expect, test } from 'vitest';
import { sectorsOf, sectorsOfCode } from './sectorsOf.ts';

test.each([
  ['Software for farms', ['knowledge']],
  ['Bakery and restaurant', ['goods', 'leisure']],
  ['Surveys of farms', []],
  ['Private clinic with 40 beds', ['health']],
  ['Private clinic.', ['health']],
  ['Guest  house', ['leisure']],
  ['Taxi company', ['transport']],
  ['Boulangerie', []],
])('%s: %j', (text, sectors) => {
  expect(sectorsOf(text)).toEqual(sectors);
});

test.each([
  ['541512', ['knowledge']],
  ['722511', ['leisure']],
  ['921110', []],
])('%s: %j', (code, sectors) => {
  expect(sectorsOfCode(code)).toEqual(sectors);
});
