import { defineConfig, loadCustomerReviewer } from '@passmuster/kyc';
import { ownWebsite } from './ownWebsite.ts';

const config = defineConfig({ name: 'acme', ownRules: [ownWebsite] });
const reviewer = await loadCustomerReviewer({ config });
const draft = { business_website: 'https://www.facebook.com/acme' };
export const { findings } = reviewer.review(draft, { asOf: '2026-11-21' });

for (const { rule, remedy } of findings.filter(({ rule }) => rule.startsWith('acme/'))) {
  console.log(`${rule}: ${remedy}`);
}
