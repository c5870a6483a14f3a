export { serveReviews, type WorkerScope } from './reviewer/serveReviews.ts';
