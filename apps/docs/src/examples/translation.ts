import { type CustomerCatalog, loadCustomerReviewer } from '@passmuster/kyc';

const german: CustomerCatalog = {
  locale: 'de',
  remedies: {
    'owner/minimum-age':
      'Jeder Inhaber muss mindestens {years} Jahre alt sein. Prüfen Sie das Geburtsdatum.',
  },
};

const reviewer = await loadCustomerReviewer({ catalog: german });
const draft = { business_owners: [{ date_of_birth: '2015-01-01' }] };
export const { findings } = reviewer.review(draft, { asOf: '2026-11-21' });

console.log(findings.find(({ rule }) => rule === 'owner/minimum-age')?.remedy);
