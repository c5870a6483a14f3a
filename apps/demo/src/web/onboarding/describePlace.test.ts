import { expect, test } from 'vitest';
import { describePlace } from './describePlace.ts';

test.each([
  { path: ['business_name'], says: 'Legal name' },
  { path: ['registered_address', 'city'], says: 'City' },
  { path: ['business_owners'], says: 'Business owners' },
  { path: ['business_owners', 1], says: 'Owner 2' },
  { path: ['business_owners', 1, 'date_of_birth'], says: 'Owner 2: Date of birth' },
  { path: ['business_owners', 0, 'address', 'state'], says: 'Owner 1: State or province code' },
  {
    path: ['business_owners', 0, 'supporting_documents'],
    document: 'Proof of address',
    says: 'Owner 1: Proof of address',
  },
  { path: ['documents'], document: 'Bank statement', says: 'Bank statement' },
  { path: ['documents', 2, 'doc_country'], says: 'Document 3: Country of the document' },
  { path: [], says: 'Application' },
])('$path ($document) is called “$says”', ({ path, document, says }) => {
  expect(describePlace(path, document)).toBe(says);
});
