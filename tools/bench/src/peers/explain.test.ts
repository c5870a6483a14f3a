import { expect, test } from 'vitest';
import { openQuestions } from './explain.ts';
import type { PeerCase } from './peerCase.ts';

const wrong = (text: string): PeerCase => ({
  peer: 'stdnum',
  topic: 'de/vat',
  subject: 'number',
  country: 'DE',
  text,
  isValid: false,
});
const difference = { id: 'stdnum de/vat taken', cases: [wrong('1'), wrong('2')] };
const explained = (count: number) => [{ why: 'Why.', differences: { [difference.id]: count } }];

test.each([
  { why: 'without an explanation', explanations: [], open: ['2 cases, none explained: 1 | 2'] },
  { why: 'of two cases, both explained', explanations: explained(2), open: [] },
  {
    why: 'of two cases, one explained',
    explanations: explained(1),
    open: ['2 cases, 1 explained'],
  },
])('a difference $why leaves $open', ({ explanations, open }) => {
  const questions = openQuestions([difference], explanations, []);
  expect(questions).toHaveLength(open.length);
  for (const [i, text] of open.entries()) expect(questions[i]).toContain(text);
});

test.each([
  { why: 'was read', peers: [{ peer: 'stdnum', cases: [] }], open: 1 },
  { why: 'was not read', peers: [{ peer: 'stdnum', cases: [], missing: 'install it' }], open: 0 },
])(
  'an explanation without a difference leaves $open questions if the peer $why',
  ({ peers, open }) => {
    expect(openQuestions([], explained(2), peers)).toHaveLength(open);
  },
);
