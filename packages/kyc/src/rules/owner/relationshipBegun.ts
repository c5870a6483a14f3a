import { isCalendarDate } from '@passmuster/schemas';
import { defineRule } from '../../rule/defineRule.ts';
import { apiSection } from '../../rule/sources.ts';
import { isSwappedAfter } from '../../rule/swapDayAndMonth.ts';

/** A relationship with the business must not begin after `asOf`. */
export const relationshipBegun = defineRule({
  id: 'owner/relationship-begun',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: apiSection('Business owner, relationship_establishment_date'),
  message: 'relationship_establishment_date is after the day of the review',
  remedy: 'This date is in the future. Enter the date when this person joined the business.',
  texts: {
    swapped: {
      message:
        'relationship_establishment_date is after the day of the review, unless its day and month are swapped',
      remedy: 'This date is in the future. Check whether day and month are swapped.',
    },
  },
  each: 'business_owners',
  reads: { relationship_establishment_date: isCalendarDate },
  check({ relationship_establishment_date }, { asOf, report }) {
    if (relationship_establishment_date <= asOf) return;
    if (isSwappedAfter(relationship_establishment_date, asOf))
      report(['relationship_establishment_date'], 'swapped');
    else report(['relationship_establishment_date']);
  },
});
