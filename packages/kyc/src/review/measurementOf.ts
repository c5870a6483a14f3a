import type { Severity, Verdict } from '@passmuster/findings';
import type { CustomerReview } from './reviewBusinessCustomer.ts';

/**
 * Facts about a review, for metrics. Nothing in them comes from the application except the paths of its findings.
 */
export interface ReviewMeasurement {
  readonly revision: string;
  readonly verdict: Verdict;
  readonly ready: boolean;
  readonly findings: readonly {
    readonly rule: string;
    readonly severity: Severity;
    /** Fields and indexes; the name of a field that the API doesn't have is `*`. */
    readonly path: readonly PropertyKey[];
    readonly accepted?: true;
  }[];
}

/** Returns the measurement of a review: counts and rules, without personal data. */
export const measurementOf = ({
  revision,
  verdict,
  ready,
  findings,
}: CustomerReview): ReviewMeasurement => ({
  revision,
  verdict,
  ready,
  findings: findings.map(({ rule, severity, path, accepted }) => ({
    rule,
    severity,
    path: rule === 'schema/unknown-field' ? [...path.slice(0, -1), '*'] : [...path],
    ...(accepted && { accepted }),
  })),
});
