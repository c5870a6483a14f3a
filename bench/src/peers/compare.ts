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

export interface Comparison {
  readonly differences: readonly Difference[];
  readonly byPeer: ReadonlyMap<string, Score>;
  /** The numbers only, by country. */
  readonly byCountry: ReadonlyMap<string, Score>;
}

const scoresBy = (
  judged: readonly (readonly [PeerCase, Verdict])[],
  keyOf: (one: PeerCase) => string,
): ReadonlyMap<string, Score> => {
  const scores = new Map<string, Score>();
  for (const [one, verdict] of judged) {
    const score = scores.get(keyOf(one)) ?? { same: 0, different: 0, unknown: 0 };
    scores.set(keyOf(one), { ...score, [verdict]: score[verdict] + 1 });
  }
  return scores;
};

const differenceId = ({ peer, topic, country = '', isValid, subject }: PeerCase): string => {
  const group = subject === 'state' ? `state of ${country}` : topic;
  return `${peer} ${group} ${isValid ? 'refused' : 'taken'}`;
};

/** Returns what differs, by topic, and the scores. */
export function compare(judged: readonly (readonly [PeerCase, Verdict])[]): Comparison {
  const different = judged.flatMap(([one, verdict]) => (verdict === 'different' ? one : []));
  const numbers = judged.filter(([{ subject }]) => subject === 'number');
  return {
    differences: [...groupBy(different, differenceId)].map(([id, cases]) => ({ id, cases })),
    byPeer: scoresBy(judged, ({ peer }) => peer),
    byCountry: scoresBy(numbers, ({ country = '' }) => country),
  };
}
