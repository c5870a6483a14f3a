import { expect, test } from 'vitest';
import { meaningOfDate } from './meaningOfDate.ts';

test.each([
  ['2013-06-20T00:00:00Z', '2013-06-20'],
  ['2013-06-20 00:00:00.000', '2013-06-20'],
  ['2013-06-20T00:00:00+00:00', '2013-06-20'],
  ['2013-06-19T22:00:00Z', undefined],
  ['2013-06-20T00:00:00+02:00', undefined],
  ['20 June 2013', '2013-06-20'],
  ['June 20th, 2013', '2013-06-20'],
  ['20-Jun-2013', '2013-06-20'],
  ['1er août 2013', '2013-08-01'],
  ['20 de junho de 2013', '2013-06-20'],
  ['3 juillet 2013', '2013-07-03'],
  ['5 mars 2013', '2013-03-05'],
  ['5 mai 2013', '2013-05-05'],
  ['12 févr. 2013', '2013-02-12'],
  ['31 June 2013', undefined],
  ['20 Juno 13', undefined],
  ['20 Brumaire 2013', undefined],
  ['June 2013', undefined],
  ['20 June 2013 or later', undefined],
  ['24.06.1980', '1980-06-24'],
  ['04/06/1980', undefined],
])('%s is %s', (text, date) => {
  expect(meaningOfDate(text)?.value).toBe(date);
});

test.each([
  ['January janvier janeiro', 1],
  ['February février fevereiro', 2],
  ['March mars março', 3],
  ['April avril abril', 4],
  ['May mai maio', 5],
  ['June juin junho', 6],
  ['July juillet julho', 7],
  ['August août agosto', 8],
  ['September septembre setembro', 9],
  ['October octobre outubro', 10],
  ['November novembre novembro', 11],
  ['December décembre dezembro', 12],
])('%s are month %i', (names, month) => {
  for (const name of names.split(' ')) {
    expect(meaningOfDate(`7 ${name} 2013`)?.value).toBe(
      `2013-${String(month).padStart(2, '0')}-07`,
    );
  }
});

test('only a date in the format of the API is the same', () => {
  expect(meaningOfDate('2013-06-20')?.by).toBe('same');
  expect(meaningOfDate(' 2013-06-20')?.by).toBe('alias');
  expect(meaningOfDate('20130620')?.by).toBe('alias');
});
