import { configureRule } from '../configureRule.ts';
import type { SubjectRule } from '../subjectRule.ts';
import { replacementOf, type SharedConfig } from './sharedConfig.ts';

/**
 * Returns the rule with the tables and options of a configuration, or the rule itself if it has none for it.
 *
 * @throws TypeError for an option that the rule doesn't have, or a value out of its range.
 * @example
 * ruleUnderConfig(minimumAge, mergeConfigs({ name: 'Ours' })) === minimumAge // true
 */
export function ruleUnderConfig(rule: SubjectRule, config: SharedConfig): SubjectRule {
  const withTables = rule.withTables?.(replacementOf(config)) ?? rule;
  const source = { title: `Configuration ${config.name}` };
  return configureRule(withTables, config.rules[rule.id]?.options, source);
}
