import { ruleTable } from '../../testing/ruleTable.ts';
import { unexpired } from './unexpired.ts';

const passport = 'business_owners.0.front_image';

ruleTable(unexpired, [
  {
    why: 'its last day is today',
    set: { documentDates: { [passport]: { expires: '2026-11-21' } } },
    finds: [],
  },
  {
    why: 'its last day was yesterday',
    set: { documentDates: { [passport]: { expires: '2026-11-20' } } },
    finds: [`${passport}.expires`],
  },
  {
    why: 'a document of the business that expired',
    set: { documentDates: { 'documents.0': { expires: '2020-01-01' } } },
    finds: ['documents.0.expires'],
  },
  { why: 'no dates were given', set: {}, finds: [] },
]);
