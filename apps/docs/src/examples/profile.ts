import { recommended, reviewBusinessCustomer } from '@passmuster/kyc';

/** What one provider asks for beyond the API, from its onboarding guide. */
const profile = {
  name: 'Acme Pay',
  countries: ['NG', 'KE', 'ZA'],
  documents: ['SHAREHOLDER_REGISTER'],
} as const;

const draft = { registered_address: { country: 'GB' } };
export const { findings } = reviewBusinessCustomer(draft, {
  asOf: '2026-11-21',
  preset: recommended,
  profile,
});
