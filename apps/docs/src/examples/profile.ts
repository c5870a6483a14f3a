import { loadCustomerReviewer } from '@passmuster/kyc';

/** What one provider asks for beyond the API, from its onboarding guide. */
const profile = {
  name: 'Acme Pay',
  countries: ['NG', 'KE', 'ZA'],
  documents: ['SHAREHOLDER_REGISTER'],
} as const;

const reviewer = await loadCustomerReviewer({ profile });
const draft = { registered_address: { country: 'GB' } };
export const { findings } = reviewer.review(draft, { asOf: '2026-11-21' });
