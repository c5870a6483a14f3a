import { expect, test } from 'vitest';
import { differencesOf, honestVerdicts, scoresBy } from './compare.ts';
import type { PeerCase, Verdict } from './peerCase.ts';

const caseOf = (peer: string, topic: string): PeerCase => ({
  peer,
  topic,
  subject: 'number',
  country: 'DE',
  text: '1',
  isValid: true,
});
const bundled = new Set(['de/vat']);
const otherKinds = new Set(['python-stdnum de/wkn refused']);

test.each<[string, string, Verdict, Verdict]>([
  ['stdnum', 'de/vat', 'same', 'itself'],
  ['stdnum', 'de/stnr', 'same', 'same'],
  ['stdnum', 'de/vat', 'different', 'different'],
  ['python-stdnum', 'de/vat', 'same', 'same'],
  ['python-stdnum', 'de/wkn', 'different', 'other-kind'],
  ['python-stdnum', 'de/wkn', 'unknown', 'unknown'],
])('%s %s judged as %s counts as %s', (peer, topic, verdict, counted) => {
  const judged = [[caseOf(peer, topic), verdict]] as const;
  expect(honestVerdicts(judged, bundled, otherKinds).map(([, one]) => one)).toEqual([counted]);
});

test('cases are scored by a key, and differences named by topic', () => {
  const judged = [
    [caseOf('stdnum', 'de/vat'), 'same'],
    [caseOf('stdnum', 'de/vat'), 'different'],
    [caseOf('stdnum', 'de/wkn'), 'different'],
  ] as const;
  expect(scoresBy(judged, ({ topic }) => topic).get('de/vat')).toEqual({
    same: 1,
    itself: 0,
    different: 1,
    'other-kind': 0,
    unknown: 0,
  });
  expect(differencesOf(judged).map(({ id, cases }) => [id, cases.length])).toEqual([
    ['stdnum de/vat refused', 1],
    ['stdnum de/wkn refused', 1],
  ]);
});
