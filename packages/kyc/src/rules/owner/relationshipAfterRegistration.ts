import { isCalendarDate } from '@passmuster/schemas';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';
import { youngestBirthday } from './relationshipAge.ts';

/**
 * A relationship rarely begins before the business is registered, except that of a founder. If the owner was a child then,
 * `owner/relationship-age` reports it instead.
 */
export const relationshipAfterRegistration = defineRule({
  id: 'owner/relationship-after-registration',
  preset: 'recommended',
  severity: 'info',
  basis: 'practice',
  source: apiSection('Business owner, relationship_establishment_date'),
  message: 'relationship_establishment_date is before registration_date',
  remedy:
    'This date is before the business was registered. If this person isn’t a founder, check both dates.',
  each: 'business_owners',
  reads: {
    relationship_establishment_date: isCalendarDate,
    '/registration_date': isCalendarDate,
    date_of_birth: isAnything,
  },
  check(values, { memoize, report }) {
    const { relationship_establishment_date: since, date_of_birth: born } = values;
    if (since >= values['/registration_date']) return;
    const wasChild = isCalendarDate(born) && born > memoize(youngestBirthday, since);
    if (!wasChild) report(['relationship_establishment_date']);
  },
});
