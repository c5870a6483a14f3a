import { definePreset } from '@passmuster/findings';
import { strict, walletRules } from '@passmuster/kyc';
import type { PageExample } from '../../src/ruleExamples/pageExample.ts';

type Examples = ReadonlyMap<string, PageExample>;

/** Returns the rules that read exactly this field, by what they declare to read. */
const readersOf =
  (rules: typeof strict.plan.rules) =>
  (path: string): readonly string[] =>
    rules
      .filter(({ fields }) => fields.some((field) => field.join('.') === path))
      .map(({ rule }) => rule.id);

/** Returns the rules of a prefix that report this field in their example, since they declare no fields. */
const reportersOf =
  (examples: Examples, prefix: string) =>
  (path: string): readonly string[] =>
    [...examples.values()]
      .filter(
        ({ rule, remarked }) =>
          rule.startsWith(prefix) &&
          remarked.findings.some(
            (finding) => finding.rule === rule && finding.path.join('.') === path,
          ),
      )
      .map(({ rule }) => rule);

/** Returns a function for each body or query that gives the rules about one of its fields. */
export const rulesByField = (
  examples: Examples,
): Readonly<Record<string, (path: string) => readonly string[]>> => ({
  createBusinessCustomer: readersOf(strict.plan.rules),
  createWallet: readersOf(definePreset('wallet', walletRules).plan.rules),
  createBankPayoutMethod: reportersOf(examples, 'bank/'),
  validateAddress: reportersOf(examples, 'address/'),
});
