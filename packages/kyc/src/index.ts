export type { CustomerCatalogue } from './customerCatalogue.ts';
export { type LabelKey, labelOf } from './label.ts';
export { type PresetRuleId, recommended, spec, strict } from './presets.ts';
export type { Requirement } from './requirements.ts';
export {
  type CustomerReview,
  type CustomerReviewOptions,
  checkField,
  reviewBusinessCustomer,
} from './reviewBusinessCustomer.ts';
export {
  reviewWalletRequest,
  type WalletReviewOptions,
  walletRules,
} from './wallet/reviewWalletRequest.ts';
