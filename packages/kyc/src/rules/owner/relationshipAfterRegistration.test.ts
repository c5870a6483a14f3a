import { ruleTable } from '../../testing/ruleTable.ts';
import { relationshipAfterRegistration } from './relationshipAfterRegistration.ts';

const since = 'business_owners.0.relationship_establishment_date';

ruleTable(relationshipAfterRegistration, [
  { why: 'on the day of registration', set: { [since]: '2019-06-30' }, finds: [] },
  { why: 'the day before', set: { [since]: '2019-06-29' }, finds: [since] },
  { why: 'in the childhood of the owner', set: { [since]: '1994-05-17' }, finds: [] },
  {
    why: 'no date of registration yet',
    set: { [since]: '2019-06-29', registration_date: '' },
    finds: [],
  },
]);
