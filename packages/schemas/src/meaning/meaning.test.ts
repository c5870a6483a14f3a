import { processorTime } from '@passmuster/testing/processorTime';
import { expect, test } from 'vitest';
import { businessTypes } from '../codes/businessType.generated.ts';
import { en } from '../labels/en.ts';
import { fr } from '../labels/fr.ts';
import * as meaning from '../meaning.ts';
import { hostileValues } from '../testing/hostile.ts';

const languages = [en, fr];

const meanings: Readonly<Record<string, (text: unknown) => unknown>> = {
  choice: (text) => meaning.meaningOfChoice(businessTypes, text, languages),
  country: (text) => meaning.meaningOfCountry(text),
  answer: meaning.meaningOfAnswer,
  date: meaning.meaningOfDate,
  number: meaning.meaningOfNumber,
  share: meaning.meaningOfShare,
  'web address': meaning.meaningOfWebAddress,
};

const texts: readonly (readonly [name: string, value: unknown])[] = [
  ...hostileValues,
  ['half an emoji', '\ud83d'],
  ['halves of emoji', '\ude00\ud83d'.repeat(100)],
  ['a value after half an emoji', '\ud83dTRUST'],
  ['a country after half an emoji', '\ud83dNigeria'],
  ['an answer before half an emoji', 'yes\ude00'],
  ['a date after half an emoji', '\ud83d24 June 1980'],
  ['3 MB of a letter', 'é'.repeat(3_000_000)],
  ['3 MB of spaces', ' '.repeat(3_000_000)],
  ['3 MB of digits', '1'.repeat(3_000_000)],
  ['3 MB of groups', '1,234'.repeat(600_000)],
  ['3 MB after a value', `TRUST${' '.repeat(3_000_000)}`],
  ['a text object', new String('TRUST')],
  ['a list of a value', ['TRUST']],
  ['an object that is text', { toString: () => 'TRUST' }],
  ['a name of Object.prototype', 'constructor'],
  ['another name of Object.prototype', '__proto__'],
];

test.each(Object.entries(meanings))('%s: anything else means nothing', async (_, meaningOf) => {
  // The names of countries are read once, at the first text.
  expect(meaningOf('anything else')).toBeUndefined();
  for (const [name, value] of texts) {
    const milliseconds = await processorTime(() =>
      expect([name, meaningOf(value)]).toEqual([name, undefined]),
    );
    expect([name, milliseconds < 200]).toEqual([name, true]);
  }
});
