import { deepFreeze, type Source, type SubjectRule } from '@passmuster/findings';
import type { RiskList } from '../../tables/risk/listing.ts';

/**
 * Returns a rule that uses lists, which the tables of a configuration may replace. A rule of basis regulation then cites the
 * list it has: the act that its own source names may not contain it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function overLists<
  const Lists extends readonly RiskList[],
  RuleId extends string,
  TextKey extends string,
>(
  published: Lists,
  define: (...lists: Lists) => SubjectRule<RuleId, TextKey>,
): SubjectRule<RuleId, TextKey> {
  const ruleOver = (lists: Lists): SubjectRule<RuleId, TextKey> => {
    const rule = define(...lists);
    const [first] = lists;
    const isCited = rule.basis === 'regulation' && first !== published[0];
    return deepFreeze({
      ...rule,
      ...(first && isCited && { source: sourceOf(first) }),
      withTables(replacementOf) {
        const replaced = lists.map((list) => {
          const table = replacementOf(list.table, list.asOf);
          return table ? list.of(table) : list;
        });
        const isChanged = replaced.some((list, index) => list !== lists[index]);
        return isChanged ? ruleOver(replaced as readonly RiskList[] as Lists) : undefined;
      },
    } satisfies SubjectRule<RuleId, TextKey>);
  };
  return ruleOver(published);
}

const sourceOf = ({ name, asOf, url }: RiskList): Source => ({
  title: name,
  section: asOf,
  ...(url && { url }),
});
