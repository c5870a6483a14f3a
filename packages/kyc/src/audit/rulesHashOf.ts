import type { Preset } from '@passmuster/findings';
import { hashOf } from '../hash/hashOf.ts';
import type { CustomerRuleRun } from '../review/customerAudit.ts';
import { type CustomerReview, presetOfReview } from '../review/reviewBusinessCustomer.ts';

/** The hash of each preset, whose rules are frozen: the text of a hundred rules takes longer to hash than an application to review. */
const hashes = /* @__PURE__ */ new WeakMap<Preset, string>();

/** Returns SHA-256 of the rules by which a review was made. Computed once for each preset. */
export function rulesHashOf(review: CustomerReview): string {
  const preset = presetOfReview(review);
  const known = preset && hashes.get(preset);
  if (known !== undefined) return known;
  const hash = hashOfRules(review.audit.rules);
  if (preset) hashes.set(preset, hash);
  return hash;
}

/** Returns SHA-256 of rules: their ids, severities, bases, sources, dates and the options that were set. */
export const hashOfRules = (rules: readonly CustomerRuleRun[]): string =>
  hashOf(
    rules.map(({ rule, severity, basis, source, since, until, options }) => {
      return { rule, severity, basis, source, since, until, ...(options && { options }) };
    }),
  );
