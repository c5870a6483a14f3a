export {
  type Acceptance,
  type AppliedAcceptance,
  definePreset,
  type OwnRule,
  type SharedConfig,
  type SharedTable,
  type SharedTables,
  type Tables,
  type Verdict,
} from '@passmuster/findings';
export { auditMarkdown } from './audit/auditMarkdown.ts';
export {
  type AuditedFinding,
  type AuditOptions,
  type AuditRecord,
  auditRecord,
  verifyAudit,
} from './audit/auditRecord.ts';
export type { Cause, RuleCauses } from './audit/causesOf.ts';
export {
  type Change,
  compareReviews,
  type ReviewComparison,
  type RuleVersion,
} from './audit/compareReviews.ts';
export { neverChecked } from './audit/neverChecked.ts';
export type { TablesBundle } from './config/bundleProblem.ts';
export { type ConfigurableRule, type Configuration, defineConfig } from './config/defineConfig.ts';
export { loadTableSchema } from './config/loadTableSchema.ts';
export { hashOfRows, type ReadTablesOptions, readTables } from './config/readTables.ts';
export { type TableId, tableIds } from './config/tableIds.ts';
export {
  type ManifestEntry,
  manifestOf,
  signedBytes,
  type TablesManifest,
} from './config/tablesManifest.ts';
export { type Coverage, type CoverageLine, coverage } from './coverage.ts';
export type { Requirement } from './requirements/requirement.ts';
export { checkField } from './review/checkField.ts';
export type { CustomerAudit, CustomerRuleRun, RuleOverride } from './review/customerAudit.ts';
export type {
  CustomerReviewOptions,
  ReviewedWith,
  ReviewerOptions,
} from './review/customerReviewOptions.ts';
export { fixesOf } from './review/fixesOf.ts';
export {
  type CustomerReviewer,
  type CustomerReviewerOptions,
  loadCustomerReviewer,
} from './review/loadCustomerReviewer.ts';
export type { ReviewMeasurement } from './review/measurementOf.ts';
export {
  type CustomerOpen,
  type CustomerReview,
  reviewBusinessCustomer,
} from './review/reviewBusinessCustomer.ts';
export { reviewWalletRequest, type WalletReviewOptions } from './review/reviewWalletRequest.ts';
export { defineRule } from './rule/defineRule.ts';
export type { DocumentDates, DocumentPath, IssueAndExpiry } from './rule/documentDates.ts';
export { explain } from './rules/explain.ts';
export { kycRules } from './rules/kycRules.ts';
export { type PresetName, presetNames } from './rules/presetNames.ts';
export type { ProviderProfile } from './rules/profile/providerProfile.ts';
export { profileRules } from './rules/profile/withProfile.ts';
export { recommended } from './rules/recommended.ts';
export { blockSanctions } from './rules/risk/blockSanctions.ts';
export type { CustomerRule, KycRule, RuleId } from './rules/ruleId.ts';
export { ruleIds } from './rules/ruleIds.generated.ts';
export { spec } from './rules/spec.ts';
export { strict } from './rules/strict.ts';
export { walletRules } from './rules/wallet/walletRules.ts';
export { loadTables } from './tables/loadTables.ts';
export type { NumberCoverage } from './tables/number/numberCoverage.ts';
export { packageTables } from './tables/packageTables.ts';
export type { CompleteCustomerCatalog, CustomerCatalog } from './texts/customerCatalog.ts';
