import { type Rule, ruleUnderConfig, type SubjectRule } from '@passmuster/findings';
import { loadConfigSource } from '../checks/configSource.ts';
import { ownRulesOf } from '../checks/customerCheck.ts';
import { type ConfigOptions, readConfig } from '../config/readConfig.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { allRules } from './allRules.ts';

/** A rule, and whether the configuration turns it off. */
export interface ListedRule {
  readonly rule: Rule;
  readonly isOff: boolean;
}

const isReviewed = (rule: Rule): rule is SubjectRule => 'check' in rule;

/** Returns every rule, with those of the configuration, by id: with the severities and options that are set. */
export async function rulesHere(
  options: ConfigOptions,
  terminal: Terminal,
): Promise<readonly ListedRule[]> {
  const { source } = await readConfig(options, terminal);
  if (!source) return allRules.map((rule) => ({ rule, isOff: false }));
  const config = await loadConfigSource(source);
  return [...allRules, ...ownRulesOf(config)]
    .map((rule): ListedRule => {
      const { setting } = config.rules[rule.id] ?? {};
      const changed = isReviewed(rule) ? ruleUnderConfig(rule, config) : rule;
      if (setting === undefined || setting === 'off') {
        return { rule: changed, isOff: setting === 'off' };
      }
      return { rule: { ...changed, severity: setting }, isOff: false };
    })
    .sort((a, b) => (a.rule.id < b.rule.id ? -1 : 1));
}
