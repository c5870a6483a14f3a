import { execFileSync } from 'node:child_process';
import { type Finding, parsePath, valueAt } from '@passmuster/findings';
import { changed } from '@passmuster/testing/changed';
import type { ExampleSide } from '@passmuster/testing/ruleExamples/ruleExample';
import { findingsOf, sampleOf } from '../../src/ruleExamples/findingsOf.ts';
import { ruleExamples } from '../../src/ruleExamples/ruleExamples.ts';

/** One side of an example: the fields that differ, and what was found. */
export interface RulePageSide {
  readonly why: string;
  /** The day of the review, if it matters. */
  readonly asOf?: string;
  /** By dotted path; null if the field is left out. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly findings: readonly Finding[];
}

/** A value with a finding of the rule, and a similar one without. */
export interface RulePageExample {
  readonly remarked: RulePageSide;
  readonly quiet: RulePageSide;
}

const kyc = new URL('../../../../packages/kyc/', import.meta.url);

/** Returns the examples of the rules of a review, which kyc prints from the tables of its tests. */
function reviewExamples(): readonly (RulePageExample & { readonly rule: string })[] {
  const args = ['--conditions=@passmuster/source', 'scripts/printRuleExamples.ts'];
  const printed = execFileSync(process.execPath, args, { cwd: kyc, maxBuffer: 2 ** 26 });
  return JSON.parse(printed.toString());
}

function toSide(rule: string, [why, set]: ExampleSide, paths: readonly string[]): RulePageSide {
  const draft = changed(sampleOf(rule), set);
  const fields = paths.map((path) => [path, valueAt(draft, parsePath(path)) ?? null]);
  return { why, fields: Object.fromEntries(fields), findings: findingsOf(rule, draft) };
}

/** Returns an example of every rule by its id. */
export function readRuleExamples(): ReadonlyMap<string, RulePageExample> {
  const own = Object.entries(ruleExamples).map(([rule, { remarked, quiet }]) => {
    const paths = [...new Set([remarked, quiet].flatMap(([, set]) => Object.keys(set)))];
    return {
      rule,
      remarked: toSide(rule, remarked, paths),
      quiet: toSide(rule, quiet, paths),
    };
  });
  return new Map([...own, ...reviewExamples()].map((example) => [example.rule, example]));
}
