/**
 * Prints the parameters of a finding of each rule, by its id, as JSON for `passmuster explain`, from the example of its page:
 * `node --conditions=@passmuster/source scripts/printRuleParameters.ts`.
 */
import { readRuleExamples } from './ruleExamples/readRuleExamples.ts';

const examples = [...(await readRuleExamples()).values()];
const parameters = examples.flatMap(({ rule, remarked }) => {
  const own = remarked.findings.filter((finding) => finding.rule === rule);
  const found = own.find(({ text }) => text === undefined) ?? own[0];
  return found?.parameters ? [[rule, found.parameters] as const] : [];
});
console.log(JSON.stringify(Object.fromEntries(parameters)));
