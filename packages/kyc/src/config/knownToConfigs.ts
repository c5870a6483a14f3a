import { type PackageRules, readOnlySet } from '@passmuster/findings';
import { ruleIds } from '../rules/ruleIds.generated.ts';
import { otherRuleIds } from './otherRuleIds.generated.ts';
import { ruleOptions } from './ruleOptions.generated.ts';

/** The rules of all packages and their options, without the rules themselves. */
export const knownToConfigs: PackageRules = /* @__PURE__ */ Object.freeze({
  ruleIds: /* @__PURE__ */ readOnlySet([...ruleIds, ...otherRuleIds]),
  options: ruleOptions,
});
