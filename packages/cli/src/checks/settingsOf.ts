import type { Rule, RuleSettings } from '@passmuster/findings';
import { ruleIds } from '@passmuster/kyc';

/** Returns the settings that a review takes, without those of other checks. `own` are rules of the caller. */
export function settingsOf(settings: RuleSettings, own: readonly Rule[] = []): RuleSettings {
  const isOfReview = (id: string): boolean => ruleIds.has(id) || own.some((rule) => rule.id === id);
  return Object.fromEntries(Object.entries(settings).filter(([id]) => isOfReview(id)));
}
