import type { Translate } from '../language/useText.ts';

const verdicts = {
  blocked: 'Needs fixing',
  look: 'To look at',
  clear: 'Nothing to fix',
} as const;

/** Returns the result of a check report in words: with the warnings that were accepted, and by whom. */
export function reportResult(
  {
    verdict,
    findings,
    acceptances,
  }: {
    readonly verdict: keyof typeof verdicts;
    readonly findings: readonly { readonly accepted?: boolean | undefined }[];
    readonly acceptances: readonly { readonly by: string }[];
  },
  t: Translate,
  list: (items: readonly string[]) => string,
): string {
  const result = t(verdicts[verdict]);
  const count = findings.filter(({ accepted }) => accepted).length;
  if (count === 0) return result;
  const name = list([...new Set(acceptances.map(({ by }) => by))]);
  return `${result}. ${t('Warnings accepted by {name}: {count}.', { name, count })}`;
}
