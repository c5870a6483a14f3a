/**
 * Prints an example on each side for every rule of a review and what both change, as JSON for the documentation site,
 * from the tables of the rules' tests: `node --conditions=@passmuster/source scripts/printRuleExamples.ts`.
 */
import { parsePath, valueAt } from '@passmuster/findings';
import { sampleDay } from '@passmuster/testing/samples';
import { changed } from '../src/testing/changed.ts';
import type { RuleRow, RuleTable } from '../src/testing/ruleTable.ts';
import { loadRuleTables } from './loadRuleTables.ts';

/** One side of an example: the fields that either side changes. */
interface Side {
  readonly why: string;
  readonly asOf: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const paths = ({ set }: RuleRow): readonly string[] => Object.keys(set);

/** Returns how many fields, the day included, are not the same on both sides. */
const differences = (left: Side, right: Side): number =>
  Object.entries({ ...left.fields, asOf: left.asOf }).filter(
    ([path, value]) =>
      JSON.stringify(value) !== JSON.stringify({ ...right.fields, asOf: right.asOf }[path]),
  ).length;

/** Returns the first row that finds something, beside the row that differs least from it and finds nothing. */
function exampleOf({ rule, rows, example }: RuleTable) {
  const side = ({ why, set, asOf = sampleDay }: RuleRow, shown: readonly string[]): Side => {
    const draft = changed(set, example);
    const fields = Object.fromEntries(
      shown.map((path) => [path, valueAt(draft, parsePath(path)) ?? null]),
    );
    return { why, asOf, fields };
  };
  const remarked = rows.find((row) => row.finds.length > 0 && paths(row).length > 0);
  if (!remarked) throw new Error(`${rule.id} has no row with a finding`);
  const pairs = rows
    .filter(({ finds }) => finds.length === 0)
    .map((quiet) => {
      const shown = [...new Set([...paths(remarked), ...paths(quiet)])];
      return { remarked: side(remarked, shown), quiet: side(quiet, shown) };
    });
  const distance = (pair: (typeof pairs)[number]): number =>
    differences(pair.remarked, pair.quiet) || Number.POSITIVE_INFINITY;
  const [closest] = pairs.sort((a, b) => distance(a) - distance(b));
  if (!closest) throw new Error(`${rule.id} has no row without a finding`);
  return { rule: rule.id, sample: example, ...closest };
}

const tables = await loadRuleTables();
console.log(JSON.stringify(tables.map(exampleOf)));
