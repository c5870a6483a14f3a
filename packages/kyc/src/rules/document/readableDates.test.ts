import { ruleTable } from '../../testing/ruleTable.ts';
import { readableDates } from './readableDates.ts';

const passport = 'business_owners.0.front_image';
const dates = (at: string, given: unknown) => ({ documentDates: { [at]: given } });

ruleTable(readableDates, [
  { why: 'a leap day', set: dates(passport, { issued: '2024-02-29' }), finds: [] },
  {
    why: '29 February of a common year',
    set: dates(passport, { issued: '2023-02-29' }),
    finds: [`${passport}.issued`],
  },
  {
    why: 'two dates in another form',
    set: dates('documents.1', { issued: '01/03/2021', expires: '28/02/2031' }),
    finds: ['documents.1.expires', 'documents.1.issued'],
    says: 'as year-month-day',
  },
  { why: 'a date left blank', set: dates('documents.1', { issued: '', expires: null }), finds: [] },
  { why: 'text in place of two dates', set: dates('documents.1', '2021'), finds: ['documents.1'] },
  {
    why: 'an ID document whose image is still to come',
    set: { [passport]: undefined, ...dates(passport, { issued: '2021-03-01' }) },
    finds: [],
  },
  {
    why: 'a document that the business does not have',
    set: dates('documents.3', { issued: '2021-03-01' }),
    finds: ['documents.3'],
    says: 'no document',
  },
  {
    why: 'the ID document of an owner that there is not',
    set: dates('business_owners.2.front_image', { issued: '2021-03-01' }),
    finds: ['business_owners.2.front_image'],
  },
  {
    why: 'a field that is not a document',
    set: dates('registered_address', { issued: '2021-03-01' }),
    finds: ['registered_address'],
  },
  {
    why: 'the second proof of address of an owner',
    set: dates('business_owners.1.supporting_documents.1', {}),
    finds: ['business_owners.1.supporting_documents.1'],
  },
]);
