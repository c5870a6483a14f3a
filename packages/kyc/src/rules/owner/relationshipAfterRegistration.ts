import { isCalendarDate } from '@passmuster/schemas';
import { defineRule } from '../../rule/defineRule.ts';
import { apiSection } from '../../rule/sources.ts';

/** A relationship rarely begins before the business is registered, except that of a founder. */
export const relationshipAfterRegistration = defineRule({
  id: 'owner/relationship-after-registration',
  preset: 'recommended',
  severity: 'info',
  basis: 'practice',
  source: apiSection('Business owner, relationship_establishment_date'),
  message: 'relationship_establishment_date is before registration_date',
  remedy:
    "This date is before the business was registered. If this person isn't a founder, check both dates.",
  each: 'business_owners',
  reads: { relationship_establishment_date: isCalendarDate, '/registration_date': isCalendarDate },
  check({ relationship_establishment_date, '/registration_date': registered }, { report }) {
    if (relationship_establishment_date < registered) report(['relationship_establishment_date']);
  },
});
