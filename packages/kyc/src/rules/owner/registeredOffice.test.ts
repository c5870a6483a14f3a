import { customerSample } from '@passmuster/testing/samples';
import { ruleTable } from '../../testing/ruleTable.ts';
import { registeredOffice } from './registeredOffice.ts';

const { street1, city } = customerSample.registered_address;
const first = { 'business_owners.0.address.street1': street1 };
const second = { 'business_owners.1.address.street1': street1 };

ruleTable(registeredOffice, [
  { why: 'both owners at the office', set: { ...first, ...second }, finds: ['business_owners'] },
  {
    why: 'written another way',
    set: { ...first, 'business_owners.1.address.street1': `${street1.toUpperCase()}.` },
    finds: ['business_owners'],
  },
  {
    why: 'one of them elsewhere',
    set: { ...first, 'business_owners.1.address.street1': '9 Kloof Road' },
    finds: [],
  },
  {
    why: 'the same street of another city',
    set: { ...first, ...second, 'business_owners.1.address.city': `New ${city}` },
    finds: [],
  },
  {
    why: 'a single owner may work from home',
    set: { business_owners: [{ address: customerSample.registered_address }] },
    finds: [],
  },
]);
