import type { Rule, SubjectRule } from '@passmuster/findings';
import { countryOf } from '../../rule/countryOf.ts';
import { defineRule } from '../../rule/defineRule.ts';
import { isOneOf, isText } from '../../rule/guards.ts';
import { isListed, listDay, type RiskList, versionOf } from '../../tables/risk/listing.ts';
import { regionCode } from '../../tables/risk/regionCode.ts';
import { overLists } from './overLists.ts';

/** Some people who live there enter Russia as the country. */
const isUkraineOrRussia = /* @__PURE__ */ isOneOf(['UA', 'RU']);

/**
 * Returns a rule that reports the addresses in a region of a list, written `UA-43`, `43` or `Crimea`. Its texts have
 * the parameter `listDay`, the date of the list.
 */
/* @__NO_SIDE_EFFECTS__ */
export const defineRegionRule = <const RuleId extends string>(
  published: RiskList,
  rule: Rule<RuleId, never>,
): SubjectRule<RuleId, never> =>
  overLists([published], (list) =>
    defineRule({
      ...rule,
      data: [versionOf(list)],
      within: ['registered_address', 'business_owners.*.address'],
      reads: { country: isText, state: isText },
      check({ country: text, state }, { asOf, memoize, report }) {
        const country = memoize(countryOf, text);
        if (!isUkraineOrRussia(country)) return;
        if (!isListed(list, regionCode(country, state), asOf)) return;
        report(['state'], { listDay: listDay(list, asOf) });
      },
    }),
  );
