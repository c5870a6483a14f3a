/**
 * Prints the parameters of a finding of each rule, by its id, as JSON for `passmuster explain`, from the example of its page:
 * `node --conditions=@passmuster/source scripts/printRuleParameters.ts`.
 */
import { readRuleExamples } from './ruleExamples/readRuleExamples.ts';
import { ruleParameters } from './ruleExamples/ruleParameters.ts';

console.log(JSON.stringify(ruleParameters((await readRuleExamples()).values())));
