import { expect, test } from 'vitest';
import { blankApplication, blankOwner } from '../../integration/values.ts';
import { documentDatesOf } from './documentDates.ts';
import { toBody } from './toBody.ts';

const document = (dates: Partial<{ issued: string; expires: string }>) => ({
  rowId: 'd1',
  doc_type: 'BANK_STATEMENT',
  sub_type: '',
  doc_image: 'https://example.com/a.pdf',
  doc_country: 'NG',
  issued: '',
  expires: '',
  ...dates,
});

const values = {
  ...blankApplication(),
  documents: [document({}), document({ issued: '2026-10-31' })],
  business_owners: [
    { ...blankOwner(), id_dates: { issued: '2020-01-01', expires: '' } },
    {
      ...blankOwner(),
      front_image: 'https://example.com/b.png',
      id_dates: { issued: '2021-03-01', expires: '2031-02-28' },
      supporting_documents: [document({ issued: '2026-11-01' })],
    },
  ],
};

test('dates are given by the path of their document; those without a document are not', () => {
  expect(documentDatesOf(values)).toEqual({
    'documents.1': { issued: '2026-10-31' },
    'business_owners.1.front_image': { issued: '2021-03-01', expires: '2031-02-28' },
    'business_owners.1.supporting_documents.0': { issued: '2026-11-01' },
  });
});

test('the request has no date of a document', () => {
  expect(JSON.stringify(toBody(values, () => ''))).not.toMatch(/issued|expires|id_dates|20[23]\d-/);
});
