import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';
import { ownersTwice } from './ownersTwice.ts';
import { foldedText, repeats } from './repeats.ts';

/** No person is named twice, and no two people have the same document number. */
export const distinctOwners = defineRule({
  id: 'business/distinct-owners',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Owners'),
  message: 'This owner has the same name and date of birth as owner {number}',
  remedy: 'This person is already owner {number}. Add each person once.',
  texts: {
    sharedNumber: {
      message: 'This owner has the same id_number as owner {number}',
      remedy: 'Owner {number} has the same document number. Check both documents.',
    },
  },
  reads: {
    'business_owners.*.id_number': isAnything,
    'business_owners.*.first_name': isAnything,
    'business_owners.*.last_name': isAnything,
    'business_owners.*.date_of_birth': isAnything,
  },
  check(values, { report }) {
    const passports = values['business_owners.*.id_number'].map(foldedText);
    const twice = ownersTwice(
      passports.map((_, i) => ({
        first_name: values['business_owners.*.first_name'][i],
        last_name: values['business_owners.*.last_name'][i],
        date_of_birth: values['business_owners.*.date_of_birth'][i],
      })),
    );
    for (const [i, first] of twice) report(['business_owners', i], { number: first + 1 });
    const reported = new Set<number>();
    const reportOnce = (owner: number, other: number): void => {
      if (reported.has(owner)) return;
      reported.add(owner);
      report(['business_owners', owner, 'id_number'], 'sharedNumber', { number: other + 1 });
    };
    for (const [i, first] of repeats(passports)) {
      if (twice.has(i)) continue;
      // Nothing says which of the two is wrong.
      reportOnce(first, i);
      reportOnce(i, first);
    }
  },
});
