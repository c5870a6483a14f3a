import { ruleTable } from '../../testing/ruleTable.ts';
import { registeredOwners } from './registeredOwners.ts';

const owners = (...shares: readonly number[]) =>
  shares.map((share) => ({ ownership_percentage: share }));
const inCountry = (country: string, ...shares: readonly number[]) => ({
  'registered_address.country': country,
  business_owners: owners(...shares),
});

ruleTable(registeredOwners, [
  { why: 'Nigeria names owners of 5%', set: inCountry('NG', 95), finds: ['business_owners'] },
  { why: 'less than that is left', set: inCountry('NG', 95.01), finds: [] },
  { why: 'Kenya names owners of 10%', set: inCountry('KE', 60, 30), finds: ['business_owners'] },
  { why: 'less than that is left in Kenya', set: inCountry('KE', 60, 30.01), finds: [] },
  { why: 'from 25% on it is another rule', set: inCountry('KE', 75), finds: [] },
  { why: 'just below 25%', set: inCountry('KE', 75.01), finds: ['business_owners'] },
  { why: 'no register below 25%', set: inCountry('US', 80), finds: [] },
  {
    why: 'a trust has no shares',
    set: { ...inCountry('KE', 80), business_type: 'TRUST' },
    finds: [],
  },
  { why: 'no owners yet', set: { ...inCountry('KE') }, finds: [] },
  {
    why: 'a register of shareholders is sent',
    set: {
      ...inCountry('KE', 80),
      'documents.3': {
        doc_type: 'SHAREHOLDER_REGISTER',
        doc_image: 'https://files.example.com/a.jpg',
        doc_country: 'KE',
      },
    },
    finds: [],
  },
]);
