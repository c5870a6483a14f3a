export { exampleDataSettings, formSettings } from './reviewer/ruleSettings.ts';
export { serveReviews, type WorkerScope } from './reviewer/serveReviews.ts';
