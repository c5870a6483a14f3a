export type { CustomerCatalogue } from './customerCatalogue.ts';
export { type LabelKey, labelOf } from './label.ts';
export { spec } from './presets.ts';
export type { Requirement } from './requirements.ts';
export {
  type CustomerReview,
  type CustomerReviewOptions,
  checkField,
  reviewBusinessCustomer,
} from './reviewBusinessCustomer.ts';
