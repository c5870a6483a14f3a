import type { Finding } from './finding.ts';

/**
 * Returns true for a finding about sanctions, lists of countries or prohibited countries: of a rule in `risk/`, also of one that you
 * add, or of `address/sanctioned`. They come first among those of their severity, whatever the rule is based on; what the law
 * asks for besides, such as the owners, isn’t among them.
 *
 * @example
 * isRisk({ rule: 'risk/country-named' }) // true
 * isRisk({ rule: 'business/owner-present' }) // false
 */
export const isRisk = ({ rule }: Pick<Finding, 'rule'>): boolean =>
  rule.startsWith('risk/') || rule === 'address/sanctioned';
