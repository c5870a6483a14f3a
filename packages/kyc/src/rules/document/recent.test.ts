import { ruleTable } from '../../testing/ruleTable.ts';
import { recent } from './recent.ts';

const bill = 'business_owners.0.supporting_documents.0';
const issued = (path: string, date: string) => ({ documentDates: { [path]: { issued: date } } });

ruleTable(recent, [
  { why: 'a bill of three months ago', set: issued(bill, '2026-08-21'), finds: [] },
  {
    why: 'a bill of the day before',
    set: issued(bill, '2026-08-20'),
    finds: [`${bill}.issued`],
    says: 'more than 3 months',
  },
  { why: 'a recent bank statement', set: issued('documents.2', '2026-10-31'), finds: [] },
  {
    why: 'an old bank statement',
    set: issued('documents.2', '2026-03-31'),
    finds: ['documents.2.issued'],
  },
  {
    why: 'an old certificate of incorporation',
    set: issued('documents.0', '2019-06-30'),
    finds: [],
  },
  {
    why: 'an old passport',
    set: issued('business_owners.0.front_image', '2019-06-30'),
    finds: [],
  },
  ...['RENTAL_AGREEMENT', 'TAX_DOCUMENT', 'GOVERNMENT_CORRESPONDENCE'].map((subType) => ({
    why: `a proof of address of another kind, ${subType}`,
    set: { [`${bill}.sub_type`]: subType, ...issued(bill, '2026-01-31') },
    finds: [],
  })),
  {
    why: 'an old proof of address that does not say which kind it is',
    set: { [`${bill}.sub_type`]: undefined, ...issued(bill, '2026-01-31') },
    finds: [`${bill}.issued`],
  },
]);
