import { expect, test } from 'vitest';
import { meaningOfAnswer } from './meaningOfAnswer.ts';

test.each([
  ...['true', 'TRUE', ' True '].map((text) => ({ text, value: true, by: 'same' })),
  ...['yes', 'Oui', 'VRAI', 'sim', 'VERDADEIRO', '1', ' Y '].map((text) => ({
    text,
    value: true,
    by: 'alias',
  })),
  { text: 'false', value: false, by: 'same' },
  ...['No', 'non', 'FAUX', 'Não', 'nao', 'FALSO', '0', 'n'].map((text) => ({
    text,
    value: false,
    by: 'alias',
  })),
])('$text is $value by $by', ({ text, value, by }) => {
  expect(meaningOfAnswer(text)).toEqual({ value, by });
});

test.each(['maybe', 'yess', '01', '2', '', '?'])('%j is neither yes nor no', (text) => {
  expect(meaningOfAnswer(text)).toBeUndefined();
});
