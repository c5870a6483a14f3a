import { customerSample } from '@passmuster/testing/samples';
import { describe, expect, test } from 'vitest';
import { changed } from '../testing/changed.ts';
import type { DocumentDates } from './documentDates.ts';
import { GivenDates, givenDatesOf } from './givenDates.ts';

const given = (dates: object, draft: unknown = customerSample) =>
  new GivenDates(draft, dates as DocumentDates);

test('a document has its type, and the dates that are known', () => {
  const { documents } = given({
    'documents.2': { issued: '2026-10-31' },
    'business_owners.0.front_image': { issued: '2021-03-01', expires: '2031-02-28' },
    'business_owners.0.supporting_documents.0': { expires: '2031-02-28' },
  });
  expect(documents).toStrictEqual([
    { path: ['documents', 2], type: 'BANK_STATEMENT', subType: undefined, issued: '2026-10-31' },
    {
      path: ['business_owners', 0, 'front_image'],
      type: 'identity',
      born: customerSample.business_owners[0]?.date_of_birth,
      issued: '2021-03-01',
      expires: '2031-02-28',
    },
    {
      path: ['business_owners', 0, 'supporting_documents', 0],
      type: 'PROOF_OF_ADDRESS',
      subType: customerSample.business_owners[0]?.supporting_documents[0]?.sub_type,
      expires: '2031-02-28',
    },
  ]);
});

describe('a path that is not a document of the application', () => {
  const nested = { scan: { doc_type: 'BANK_STATEMENT' } };
  const draft = changed({
    'documents.0': nested,
    'documents.3': null,
    'business_owners.0.supporting_documents.0': nested,
    'business_owners.0.friends': [nested],
    'business_owners.2': null,
    directors: [{ front_image: '', supporting_documents: [nested] }],
  });
  test.each([
    'documents',
    'documents.0.scan',
    'documents.3',
    'documents.4',
    'registered_address',
    'directors.0',
    'directors.0.front_image',
    'directors.0.supporting_documents.0',
    'business_owners.0',
    'business_owners.0.address',
    'business_owners.0.id_number',
    'business_owners.0.front_image.scan',
    'business_owners.0.supporting_documents',
    'business_owners.0.supporting_documents.0.scan',
    'business_owners.0.friends.0',
    'business_owners.2.front_image',
  ])('%s', (path) => {
    const { documents, withoutDocument } = given({ [path]: { issued: '2021-03-01' } }, draft);
    expect(documents).toEqual([]);
    expect(withoutDocument.map((keys) => keys.join('.'))).toEqual([path]);
  });
});

test('the first 5,000 dates are read', () => {
  const many = Array.from({ length: 5001 }, (_, i) => [`documents.${i}`, {}] as const);
  expect(given(Object.fromEntries(many), {}).withoutDocument).toHaveLength(5000);
});

test('no dates need no documents', () => {
  expect(given({})).toMatchObject({
    documents: [],
    reversed: [],
    unreadable: [],
    withoutDocument: [],
  });
});

test.each([{ draft: 'text' }, { draft: ['list'] }, { draft: 7 }, { draft: undefined }])(
  'an application that is $draft has no documents, so no dates',
  ({ draft }) => {
    expect(givenDatesOf({ draft, documentDates: { 'documents.0': {} } })).toBeUndefined();
  },
);

test('the dates are read beside the application, which stays as it is', () => {
  expect(givenDatesOf({ draft: customerSample })).toBeUndefined();
  const documentDates = { 'documents.2': { issued: '2026-10-31' } } as const;
  const dates = givenDatesOf({ draft: Object.freeze(customerSample), documentDates });
  expect(dates).toHaveProperty('documents.0.issued', '2026-10-31');
});

test('fields that throw when they are read hide no dates of the others', () => {
  const draft = {
    ...customerSample,
    get phone() {
      throw new Error('no');
    },
  };
  const documentDates = { 'documents.2': { issued: '2026-10-31' } } as const;
  expect(givenDatesOf({ draft, documentDates })?.documents).toHaveLength(1);
});

test('dates that throw when they are read are ignored', () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  expect(givenDatesOf({ draft: customerSample, documentDates: proxy })).toBeUndefined();
});
