export type { Audit, RuleRun } from './audit.ts';
export type { Catalogue, RuleTexts } from './catalogue.ts';
export { compareFindings } from './compareFindings.ts';
export { dayOf } from './dayOf.ts';
export {
  type CheckContext,
  type DataVersion,
  defineRule,
  type Guard,
  type Once,
  type RuleDefinition,
  type SubjectRule,
  type Values,
} from './defineRule.ts';
export type { Finding, Refusal, Result, Severity } from './finding.ts';
export { formatPath } from './formatPath.ts';
export { formatText, type TextParameters } from './formatText.ts';
export type { Preset, RuleSetting } from './preset.ts';
export { type Review, type ReviewOptions, review, reviewField } from './review.ts';
export { type Basis, type Rule, type Source, toFinding } from './rule.ts';
export { ruleFailed } from './ruleRunner.ts';
