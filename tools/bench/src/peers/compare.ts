import { groupBy } from './groupBy.ts';
import type { PeerCase, Verdict } from './peerCase.ts';

/** Cases of one topic that we judge otherwise than their peer. */
export interface Difference {
  /** `stdnum it/iva refused`: what the peer takes and we refuse, or the other way round. */
  readonly id: string;
  readonly cases: readonly PeerCase[];
}

/** How many cases of a peer, or of a country, were judged alike. */
export type Score = Readonly<Record<Verdict, number>>;

export type Judged = readonly (readonly [PeerCase, Verdict])[];

const none: Score = { same: 0, itself: 0, different: 0, 'other-kind': 0, unknown: 0 };

/** Returns the scores of cases by a key, such as the peer. */
export function scoresBy(
  judged: Judged,
  keyOf: (one: PeerCase) => string,
): ReadonlyMap<string, Score> {
  const scores = new Map<string, Score>();
  for (const [one, verdict] of judged) {
    const score = scores.get(keyOf(one)) ?? none;
    scores.set(keyOf(one), { ...score, [verdict]: score[verdict] + 1 });
  }
  return scores;
}

const differenceId = ({ peer, topic, country = '', isValid, subject }: PeerCase): string => {
  const group = subject === 'state' ? `state of ${country}` : topic;
  return `${peer} ${group} ${isValid ? 'refused' : 'taken'}`;
};

/** Returns the differences, by topic. */
export function differencesOf(judged: Judged): readonly Difference[] {
  const different = judged.flatMap(([one, verdict]) => (verdict === 'different' ? one : []));
  return [...groupBy(different, differenceId)].map(([id, cases]) => ({ id, cases }));
}

/**
 * Returns the verdicts with what they hide: agreements of a check with itself, by the modules of stdnum that our tables name,
 * and differences about other kinds, by their ids.
 */
export function honestVerdicts(
  judged: Judged,
  bundled: ReadonlySet<string>,
  otherKinds: ReadonlySet<string>,
): Judged {
  return judged.map(([one, verdict]) => {
    const isItself = one.peer === 'stdnum' && bundled.has(one.topic);
    if (verdict === 'same' && isItself) return [one, 'itself'];
    const isOther = verdict === 'different' && otherKinds.has(differenceId(one));
    return [one, isOther ? 'other-kind' : verdict];
  });
}
