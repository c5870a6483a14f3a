import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';

/** The three questions to which the API assumes “no” if they are not answered. */
export const flagsAnswered = defineRule({
  id: 'business/flags-answered',
  preset: 'recommended',
  severity: 'info',
  basis: 'practice',
  source: apiSection('Business customer, compliance flags'),
  message: '{field} is missing, so the API reads it as false',
  remedy: 'This question has no answer, which counts as no. Answer yes or no.',
  reads: {
    business_name: isAnything,
    operates_in_prohibited_countries: isAnything,
    is_dao: isAnything,
    conducts_money_services: isAnything,
  },
  check({ business_name, ...flags }, { report }) {
    // In an empty form nothing has been answered yet.
    if (business_name === undefined) return;
    for (const [field, answer] of Object.entries(flags)) {
      if (answer === undefined) report([field], { field });
    }
  },
});
