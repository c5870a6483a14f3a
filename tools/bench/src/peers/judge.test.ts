import { expect, test } from 'vitest';
import { judgeCases } from './judge.ts';
import type { PeerCase, PeerSubject } from './peerCase.ts';

type Row = readonly [subject: PeerSubject, country: string, text: string, isValid: boolean];

const verdictsOn = async (rows: readonly Row[]) => {
  const cases = rows.map(
    ([subject, country, text, isValid]): PeerCase => ({
      peer: 'peer',
      topic: `${country} ${subject}`,
      subject,
      country,
      text,
      isValid,
    }),
  );
  const verdicts = new Map(await judgeCases(cases));
  return cases.map((one) => verdicts.get(one));
};

test.each([
  { row: ['state', 'NG', 'Lagos', true], verdict: 'same' },
  { row: ['state', 'NG', 'Lagoss', true], verdict: 'different' },
  { row: ['state', 'MC', 'Monte-Carlo', true], verdict: 'same' },
  { row: ['postal-code', 'NG', '1', true], verdict: 'different' },
  { row: ['phone', 'NG', '+2348031234567', true], verdict: 'same' },
  { row: ['phone', 'US', '+12015550123', true], verdict: 'different' },
  { row: ['iban', 'NL', 'NL91ABNA0417164300', true], verdict: 'same' },
  { row: ['iban', 'NL', 'NL92ABNA0417164300', false], verdict: 'same' },
  { row: ['bic', 'NL', 'ABNANL2A', false], verdict: 'different' },
  { row: ['address', '', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', true], verdict: 'same' },
] as const)('$row is judged as $verdict', async ({ row, verdict }) => {
  expect(await verdictsOn([row])).toEqual([verdict]);
});

test('a wrong number is judged by the fields that take a right one of its kind', async () => {
  const right = ['number', 'DE', 'DE136695976', true] as const;
  const wrong = ['number', 'DE', 'DE136695977', false] as const;
  expect(await verdictsOn([right, wrong])).toEqual(['same', 'same']);
  expect(await verdictsOn([wrong])).toEqual(['unknown']);
  expect(await verdictsOn([['number', 'DE', 'DE136695976', false], right])).toEqual([
    'different',
    'same',
  ]);
});
