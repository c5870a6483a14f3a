import { type DataVersion, type SubjectRule, staleTables } from '@passmuster/findings';
import { defineRule } from '../../rule/defineRule.ts';
import { practice } from '../../rule/sources.ts';

/** Returns the published lists that rules of basis `regulation` consult, each once. */
const listsOf = (rules: readonly SubjectRule[]): readonly DataVersion[] => {
  const lists = rules.flatMap(({ basis, data }) =>
    basis === 'regulation' && Array.isArray(data) ? (data as readonly DataVersion[]) : [],
  );
  return [...new Map(lists.map((list) => [list.name, list])).values()];
};

/** Returns a rule: the lists of law that these rules consult must not be past their update interval. */
export const listDue = (rules: readonly SubjectRule[]) => {
  const data = listsOf(rules);
  return defineRule({
    id: 'risk/list-due',
    severity: 'warning',
    basis: 'practice',
    source: practice('Lists that are kept up to date'),
    data,
    message: '{table} is of {listDay}, {days} days before the review, and is due for an update',
    remedy:
      'The list “{table}” is of {listDay:date} and due for an update. Ask your compliance team before you submit this.',
    reads: {},
    check(_, { asOf, report }) {
      for (const { name, asOf: listDay, ageDays } of staleTables({ asOf, data })) {
        report([], { table: name, listDay, days: ageDays });
      }
    },
  });
};
