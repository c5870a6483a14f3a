import { ruleTable } from '../../testing/ruleTable.ts';
import { relationshipBegun } from './relationshipBegun.ts';

const since = 'business_owners.0.relationship_establishment_date';

ruleTable(relationshipBegun, [
  { why: 'begun today', set: { [since]: '2026-11-21' }, finds: [] },
  { why: 'begins tomorrow', set: { [since]: '2026-11-22' }, finds: [since], says: 'Enter' },
  {
    why: 'begins in December, or began in January',
    set: { [since]: '2026-12-01' },
    finds: [since],
    says: 'Check whether day and month are swapped.',
  },
]);
