import { loadCustomerReviewer } from '@passmuster/kyc';

const reviewer = await loadCustomerReviewer();
const draft = { business_name: 'Adunni Foods Limited', email: 'accounts at adunnifoods' };

export const review = reviewer.review(draft, { asOf: '2026-11-21' });

console.log(`verdict: ${review.verdict}`);
for (const { severity, rule, path, remedy } of review.findings) {
  if (rule !== 'schema/required') console.log(`${severity} at ${path.join('.')}: ${remedy}`);
}

console.log('Still missing:');
for (const { label, status } of review.requirements) {
  if (status === 'missing') console.log(label);
}
