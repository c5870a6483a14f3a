import type { TextParameters } from '@passmuster/findings';
import type { PageExample } from '../../src/ruleExamples/pageExample.ts';

/** Returns the parameters that complete the texts of each rule, from the finding of its example, by the id of the rule. */
export function ruleParameters(
  examples: Iterable<PageExample>,
): Readonly<Record<string, TextParameters>> {
  const parameters = [...examples].flatMap(({ rule, remarked }) => {
    const own = remarked.findings.filter((finding) => finding.rule === rule);
    const found = own.find(({ text }) => text === undefined) ?? own[0];
    return found?.parameters ? [[rule, found.parameters] as const] : [];
  });
  return Object.fromEntries(parameters);
}
