import { isCalendarDate } from '@passmuster/schemas';
import { defineRule } from '../../rule/defineRule.ts';
import { isGivenDates } from '../../rule/givenDates.ts';
import { practice } from '../../rule/sources.ts';

/** An ID document must not be issued before its holder was born. */
export const issuedAfterBirth = defineRule({
  id: 'document/issued-after-birth',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Dates of documents'),
  message: 'The ID document was issued before date_of_birth of the owner',
  remedy: 'This ID was issued before the owner’s date of birth. Check both dates.',
  reads: { '@documentDates': isGivenDates },
  check({ '@documentDates': { documents } }, { report }) {
    for (const { path, issued, born } of documents) {
      if (issued !== undefined && isCalendarDate(born) && issued < born) {
        report([...path, 'issued']);
      }
    }
  },
});
