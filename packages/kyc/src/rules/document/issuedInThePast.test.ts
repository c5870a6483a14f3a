import { ruleTable } from '../../testing/ruleTable.ts';
import { issuedInThePast } from './issuedInThePast.ts';

const issued = (date: string) => ({ documentDates: { 'documents.2': { issued: date } } });

ruleTable(issuedInThePast, [
  { why: 'issued today', set: issued('2026-11-21'), finds: [] },
  { why: 'issued tomorrow', set: issued('2026-11-22'), finds: ['documents.2.issued'] },
]);
