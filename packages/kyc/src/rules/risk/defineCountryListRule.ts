import type { Rule, SubjectRule } from '@passmuster/findings';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { listDay, type RiskList, versionOf } from '../../tables/risk/listing.ts';
import { countriesNamed, listedCountries } from './countriesNamed.ts';
import { overLists } from './overLists.ts';

/**
 * Returns a rule that reports each country of a list that an application names, once, at the first place. Its texts
 * have the parameters `country`, `places` and `listDay`, the date of the list.
 */
/* @__NO_SIDE_EFFECTS__ */
export const defineCountryListRule = <const RuleId extends string>(
  published: RiskList,
  rule: Rule<RuleId, never>,
): SubjectRule<RuleId, never> =>
  overLists([published], (list) =>
    defineRule({
      ...rule,
      data: [versionOf(list)],
      reads: { '': isAnything },
      check({ '': draft }, { asOf, memoize, report }) {
        const named = memoize(countriesNamed, draft);
        for (const { code, first, places } of listedCountries(named, list, asOf)) {
          report(first, { country: code, places, listDay: listDay(list, asOf) });
        }
      },
    }),
  );
