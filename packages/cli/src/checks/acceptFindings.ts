import {
  type AppliedAcceptance,
  acceptanceFindings,
  applyAcceptances,
  type Finding,
  markAccepted,
  translate,
} from '@passmuster/findings';
import { reviewCatalog } from './catalogs.ts';
import type { CheckSettings } from './checkSettings.ts';

/** The findings of one record under the acceptances of a run. */
export interface AcceptedFindings<Reported extends Finding> {
  /** Those that somebody accepted are marked; an acceptance that had no effect has a finding of its own. */
  readonly findings: readonly (Reported | Finding)[];
  /** The acceptances that hold for a finding of the record. */
  readonly applied: readonly AppliedAcceptance[];
  /** Positions of the acceptances that name a finding of the record, in their list. */
  readonly used: readonly number[];
}

/**
 * Returns a function that marks what somebody accepted among all findings of a record, whichever check made them. That an
 * acceptance finds nothing in one record of many is not a finding: who reads the whole file says it once.
 */
export async function findingAcceptor({
  acceptances = [],
  asOf,
  language,
}: Pick<CheckSettings, 'acceptances' | 'asOf' | 'language'>): Promise<
  <Reported extends Finding>(findings: readonly Reported[]) => AcceptedFindings<Reported>
> {
  if (acceptances.length === 0) return (findings) => ({ findings, applied: [], used: [] });
  const catalog = await reviewCatalog(language);
  return (findings) => {
    // Rules were looked up when the acceptances were read.
    const options = { findings, asOf, isKnown: () => true };
    const named = acceptances.flatMap((acceptance, index) =>
      applyAcceptances([acceptance], options)
        .filter(({ outcome }) => outcome !== 'not-found')
        .map((outcome) => ({ index, outcome })),
    );
    const outcomes = named.map(({ outcome }) => outcome);
    const own = acceptanceFindings(outcomes);
    return {
      findings: [
        ...markAccepted(findings, outcomes),
        ...(catalog ? own.map((finding) => translate(finding, catalog)) : own),
      ],
      applied: outcomes.filter(({ outcome }) => outcome === 'applied'),
      used: named.map(({ index }) => index),
    };
  };
}
