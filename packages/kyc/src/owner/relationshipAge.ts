import { isCalendarDate } from '@passmuster/schemas';
import { fullYearsBetween } from '../calendar/fullYearsBetween.ts';
import { defineRule } from '../rule.ts';
import { apiSection } from '../sources.ts';

const youngest = 14;

/** Nobody takes up a business before birth, or as a child. */
export const relationshipAge = defineRule({
  id: 'owner/relationship-age',
  severity: 'warning',
  basis: 'practice',
  source: apiSection('Business owner, relationship_establishment_date'),
  message: 'relationship_establishment_date is before the owner was {youngest}',
  remedy: 'This owner was a child on that day. Check both dates.',
  each: 'business_owners',
  reads: { date_of_birth: isCalendarDate, relationship_establishment_date: isCalendarDate },
  check({ date_of_birth, relationship_establishment_date: since }, { report }) {
    if (since < date_of_birth || fullYearsBetween(date_of_birth, since) < youngest) {
      report(['relationship_establishment_date'], { youngest });
    }
  },
});
