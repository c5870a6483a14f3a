export { definePreset, type Tables } from '@passmuster/findings';
export type { Acceptance, AuditedAcceptance } from './audit/acceptances.ts';
export { auditMarkdown } from './audit/auditMarkdown.ts';
export {
  type AuditedFinding,
  type AuditOptions,
  type AuditRecord,
  auditRecord,
  verifyAudit,
} from './audit/auditRecord.ts';
export {
  type Change,
  compareReviews,
  type ReviewComparison,
  type RuleVersion,
} from './audit/compareReviews.ts';
export type { CustomerAudit, CustomerRuleRun, RuleOverride } from './audit/customerAudit.ts';
export { type Coverage, type CoverageLine, coverage } from './coverage.ts';
export type { CompleteCustomerCatalog, CustomerCatalog } from './customerCatalog.ts';
export type { DocumentDates, DocumentPath, IssueAndExpiry } from './document/documentDates.ts';
export { explain } from './explain.ts';
export { type LabelKey, labelOf } from './label.ts';
export { loadTables } from './loadTables.ts';
export { neverChecked } from './neverChecked.ts';
export { recommended } from './presets/recommended.ts';
export { spec } from './presets/spec.ts';
export { strict } from './presets/strict.ts';
export type { ProviderProfile } from './profile/providerProfile.ts';
export { profileRules } from './profile/withProfile.ts';
export { recommendedDocument } from './requirements/recommendedDocument.ts';
export type { Requirement } from './requirements/requirement.ts';
export {
  type CustomerReview,
  type CustomerReviewOptions,
  checkField,
  reviewBusinessCustomer,
} from './reviewBusinessCustomer.ts';
export { blockSanctions } from './risk/blockSanctions.ts';
export { defineRule } from './rule.ts';
export type { CustomerRule, RuleId } from './ruleId.ts';
export {
  reviewWalletRequest,
  type WalletReviewOptions,
  walletRules,
} from './wallet/reviewWalletRequest.ts';
