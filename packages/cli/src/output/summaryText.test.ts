import { expect, test } from 'vitest';
import { createStyle } from '../text/style.ts';
import { numbersIn, reportWords } from './reportWords.ts';
import { summaryText } from './summaryText.ts';
import { TotalsCounter } from './totals.ts';

test('the numbers of the table have a space between them, a million too', () => {
  const totals = new TotalsCounter();
  const counts = { error: 0, warning: 1895, info: 1_000_000, records: 1_000_000 };
  totals.addAll({ records: 1_000_000, byRule: new Map([['a/b', { rule: 'a/b', ...counts }]]) });
  const text = summaryText(
    totals,
    {
      style: createStyle(false),
      columns: 80,
      language: 'en',
      isQuiet: false,
      words: reportWords.en,
      ...numbersIn('en'),
    },
    '',
  );
  expect(text.split('\n')[1]?.trim().split(/ +/)).toEqual([
    'a/b',
    '0',
    '1,895',
    '1,000,000',
    '1,000,000',
  ]);
});
