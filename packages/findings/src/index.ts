export {
  type Acceptance,
  type Accepted,
  type AppliedAcceptance,
  acceptanceFindings,
  acceptanceNotApplied,
  acceptanceUnused,
  applyAcceptances,
  markAccepted,
} from './acceptance.ts';
export { applyFix, draftChanged } from './applyFix.ts';
export { applySettings, type RuleSettings } from './applySettings.ts';
export type { Audit, RuleRun } from './audit.ts';
export { skippedRules } from './auditOf.ts';
export type { Catalog, CompleteRemedies } from './catalog.ts';
export { checkSettings } from './checkSettings.ts';
export { closest } from './closest.ts';
export { compareFindings } from './compareFindings.ts';
export { applyConfig, type ConfigOptions, requireConfig } from './config/applyConfig.ts';
export { configCatalog } from './config/configCatalog.ts';
export { configProblem, type KnownToConfigs } from './config/configProblem.ts';
export type { PackageRules } from './config/knownRules.ts';
export { loadOwnRules } from './config/loadOwnRules.ts';
export { type ConfigDefinition, mergeConfigs } from './config/mergeConfigs.ts';
export { ruleUnderConfig } from './config/ruleUnderConfig.ts';
export {
  type AddedBank,
  type ConfigLine,
  type ConfiguredRule,
  configSettings,
  type OwnRule,
  type RuleModule,
  replacementOf,
  type SharedConfig,
} from './config/sharedConfig.ts';
export { dayOf } from './dayOf.ts';
export { deepFreeze } from './deepFreeze.ts';
export { elementsOf } from './elementsOf.ts';
export type { Finding, Refusal, Result } from './finding.ts';
export { limitFindings, maxFindings, moreFindings } from './findingList.ts';
export { type Fix, type FixChange, type FixValue, toFix } from './fix.ts';
export { foldText } from './foldText.ts';
export { formatPath } from './formatPath.ts';
export { formatText, type TextParameters } from './formatText.ts';
export { isBlank } from './isBlank.ts';
export { isFilledIn } from './isFilledIn.ts';
export { isOneEditApart } from './isOneEditApart.ts';
export { isRisk } from './isRisk.ts';
export { isWithin } from './isWithin.ts';
export { type ListLimits, listLimits, tooManyElements } from './listLimits.ts';
export type { Memoize } from './memoize.ts';
export type {
  DomainsOption,
  NumberOption,
  OptionDescriptor,
  OptionDescriptors,
  OptionValues,
  RuleOptions,
} from './optionDescriptor.ts';
export { csvRow, ownCsvRow } from './output/csvRow.ts';
export { markdownText } from './output/markdownText.ts';
export { joinPrintable, type Printable, printable } from './output/printable.ts';
export { visibleText } from './output/visibleText.ts';
export { parsePath } from './parsePath.ts';
export { definePreset, type Preset, type RuleList, type RuleSetting } from './preset.ts';
export { propertyAt } from './propertyAt.ts';
export { type FixOptions, proposeFixes } from './proposeFixes.ts';
export { readOnlySet } from './readOnlySet.ts';
export { type Open, type Review, type ReviewOptions, review, reviewField } from './review.ts';
export type { Rule, RuleTexts } from './rule.ts';
export { rulePage } from './rulePage.ts';
export type { RulePlan } from './rulePlan.ts';
export { ruleFailed } from './ruleRunner.ts';
export { type DefineRule, type RuleDefinition, rulesFor, type Values } from './rulesFor.ts';
export { type Severity, severities } from './severity.ts';
export {
  markChecked,
  type ReplacementOf,
  type SharedTable,
  type SharedTables,
} from './sharedTable.ts';
export type { Basis, Source } from './source.ts';
export { type StaleTable, staleTables } from './staleTables.ts';
export type { ListPath, PathOf, ValueAt } from './subjectPath.ts';
export type {
  CheckContext,
  DataVersion,
  FixContext,
  Guard,
  ProposedChange,
  Report,
  SubjectRule,
  TableLoad,
} from './subjectRule.ts';
export { loadTables, type Tables } from './tables.ts';
export { toFinding } from './toFinding.ts';
export { translate } from './translate.ts';
export { valueAt } from './valueAt.ts';
export { isOpen, type Verdict, verdictOf } from './verdict.ts';
