import { deepFreeze } from './deepFreeze.ts';
import { defaultsOf, type RuleOptions } from './optionDescriptor.ts';
import { optionProblem } from './optionProblem.ts';
import type { Source } from './source.ts';
import type { SubjectRule } from './subjectRule.ts';

/** Returns the values of the options of a rule, as a configuration set them, else their defaults. */
export const optionsOf = ({ options = {}, configured }: SubjectRule): RuleOptions => ({
  ...defaultsOf(options),
  ...configured,
});

/**
 * Returns the rule with options of a configuration. If an option differs from its default, the rule no longer follows
 * its source: its basis becomes practice, and its source the configuration.
 *
 * @throws TypeError for an option that the rule doesn't have, or a value out of its range.
 */
export function configureRule<Configured extends SubjectRule>(
  rule: Configured,
  options: RuleOptions | undefined,
  source: Source,
): Configured {
  if (options === undefined) return rule;
  const problem = optionProblem(options, rule.options ?? {});
  if (problem !== undefined) throw new TypeError(`${source.title}, ${rule.id}: ${problem}`);
  const usual = optionsOf(rule);
  const changed = Object.entries(options).filter(
    ([name, value]) => JSON.stringify(usual[name]) !== JSON.stringify(value),
  );
  if (changed.length === 0) return rule;
  const configured = { ...rule.configured, ...Object.fromEntries(changed) };
  return deepFreeze({ ...rule, basis: 'practice' as const, source, configured });
}
