export type { Catalogs } from './reviewer/catalogs.ts';
export {
  type DirectReviewer,
  type DirectReviewerOptions,
  directReviewer,
} from './reviewer/directReviewer.ts';
export { exampleDataSettings, formSettings } from './reviewer/ruleSettings.ts';
