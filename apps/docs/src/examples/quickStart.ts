import { loadTables, recommended, reviewBusinessCustomer } from '@passmuster/kyc';

const tables = await loadTables(recommended);
const draft = { business_name: 'Adunni Foods Limited', email: 'accounts at adunnifoods' };

export const review = reviewBusinessCustomer(draft, {
  asOf: '2026-11-21',
  preset: recommended,
  tables,
});
// review.ready is false; review.findings say what is wrong and what to do;
// review.requirements list what is still missing.
