export { auditMarkdown } from './auditMarkdown.ts';
export { type AuditedFinding, type AuditRecord, auditRecord } from './auditRecord.ts';
export type { CustomerCatalogue } from './customerCatalogue.ts';
export { explain } from './explain.ts';
export { type LabelKey, labelOf } from './label.ts';
export { fr } from './messages/fr.ts';
export { pt } from './messages/pt.ts';
export { recommended } from './presets/recommended.ts';
export { spec } from './presets/spec.ts';
export { type PresetRuleId, strict } from './presets/strict.ts';
export type { Requirement } from './requirements.ts';
export {
  type CustomerReview,
  type CustomerReviewOptions,
  checkField,
  reviewBusinessCustomer,
} from './reviewBusinessCustomer.ts';
export type { RuleId } from './ruleId.ts';
export {
  reviewWalletRequest,
  type WalletReviewOptions,
  walletRules,
} from './wallet/reviewWalletRequest.ts';
