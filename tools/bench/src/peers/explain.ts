import type { Difference } from './compare.ts';
import type { PeerCases } from './peerCase.ts';

/** A reason, and the differences that it explains, each with the number of its cases. */
export interface Explanation {
  readonly why: string;
  /** The cases are of another kind than a field of ours asks for, so the difference is not one of judgment. */
  readonly otherKind?: boolean;
  readonly differences: Readonly<Record<string, number | undefined>>;
}

/** Returns the differences without an explanation, one line each. */
export function openQuestions(
  differences: readonly Difference[],
  explanations: readonly Explanation[],
  peers: readonly PeerCases[],
): readonly string[] {
  const explained = new Map(explanations.flatMap((one) => Object.entries(one.differences)));
  const found = new Map(differences.map(({ id, cases }) => [id, cases.length]));
  const absent = peers.filter(({ missing }) => missing !== undefined);
  const unexplained = differences.flatMap(({ id, cases }) => {
    const known = explained.get(id);
    if (known === cases.length) return [];
    const texts = cases
      .slice(0, 5)
      .map(({ text, state }) => (state ? `${text} in ${state}` : text));
    return `${id}: ${cases.length} cases, ${known ?? 'none'} explained: ${texts.join(' | ')}`;
  });
  const unused = [...explained.keys()].filter(
    (id) => !found.has(id) && !absent.some(({ peer }) => id.startsWith(`${peer} `)),
  );
  return [...unexplained, ...unused.map((id) => `${id}: explained, but there is no difference`)];
}
