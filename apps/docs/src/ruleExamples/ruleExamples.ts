import { addressExamples } from '@passmuster/testing/ruleExamples/address';
import { bankExamples } from '@passmuster/testing/ruleExamples/bank';
import { phoneExamples } from '@passmuster/testing/ruleExamples/phone';
import type { RuleExamples } from '@passmuster/testing/ruleExamples/ruleExample';
import { schemaExamples } from '@passmuster/testing/ruleExamples/schema';

/** Examples of all rules but those of a review, whose examples are the tables of their tests. */
export const ruleExamples: RuleExamples = {
  ...schemaExamples,
  ...phoneExamples,
  ...bankExamples,
  ...addressExamples,
};
