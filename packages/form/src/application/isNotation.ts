import type { Fix } from '@passmuster/findings';
import type { RuleId } from '@passmuster/kyc';

/** Rules of content whose fixes write the same value in another notation. Those of the schema all do. */
const notations: ReadonlySet<string> = /* @__PURE__ */ new Set<RuleId>([
  'business/notation',
  'business/registration-number',
  'postal/postal-code',
]);

/**
 * Returns true if a fix writes the same value in the required notation. Such fixes may be applied all at once.
 *
 * @example
 * isNotation({ rule: 'schema/format' }) // true
 * isNotation({ rule: 'address/swapped' }) // false
 */
export const isNotation = ({ rule }: Pick<Fix, 'rule'>): boolean =>
  rule.startsWith('schema/') || notations.has(rule);
