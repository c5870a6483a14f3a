import { ruleTable } from '../../testing/ruleTable.ts';
import { issuedInThePast } from './issuedInThePast.ts';

const issued = (date: string) => ({ documentDates: { 'documents.2': { issued: date } } });

ruleTable(issuedInThePast, [
  { why: 'issued today', set: issued('2026-11-21'), finds: [] },
  {
    why: 'issued tomorrow',
    set: issued('2026-11-22'),
    finds: ['documents.2.issued'],
    says: 'Enter',
  },
  {
    why: 'issued in December, or in January',
    set: issued('2026-12-01'),
    finds: ['documents.2.issued'],
    says: 'Check whether day and month are swapped.',
  },
]);
