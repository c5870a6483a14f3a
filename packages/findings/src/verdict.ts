import type { Finding } from './finding.ts';

/**
 * What a person may do with what was checked. `blocked`: it can't be sent like this, because a finding is an
 * error or something required is missing. `look`: a person must look at a warning before it is sent. `clear`: nothing keeps it from
 * being sent.
 */
export type Verdict = 'blocked' | 'look' | 'clear';

/** The part of a finding that decides. */
type Decisive = Pick<Finding, 'severity' | 'accepted'>;

/**
 * Returns true if a finding keeps what was checked from being clear: an error, or a warning that nobody accepted.
 *
 * @example
 * isOpen({ severity: 'warning' }) // true
 * isOpen({ severity: 'warning', accepted: true }) // false
 */
export const isOpen = ({ severity, accepted }: Decisive): boolean =>
  severity === 'error' || (severity === 'warning' && !accepted);

/**
 * Returns the verdict of findings: `blocked` with an error, `look` with a warning that nobody accepted, otherwise `clear`.
 *
 * @example
 * verdictOf([]) // 'clear'
 * verdictOf([{ severity: 'info' }, { severity: 'warning' }]) // 'look'
 * verdictOf([{ severity: 'warning', accepted: true }]) // 'clear'
 */
export function verdictOf(findings: Iterable<Decisive>): Verdict {
  let verdict: Verdict = 'clear';
  for (const finding of findings) {
    if (finding.severity === 'error') return 'blocked';
    if (isOpen(finding)) verdict = 'look';
  }
  return verdict;
}
