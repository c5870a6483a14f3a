import { deepFreeze } from '../deepFreeze.ts';
import type { SubjectRule } from '../subjectRule.ts';
import { knownRules, type PackageRules } from './knownRules.ts';
import { repeatedIds } from './mergeConfigs.ts';
import { ownRuleProblem } from './ownRuleProblem.ts';
import { rulesProblem } from './rulesProblem.ts';
import type { SharedConfig } from './sharedConfig.ts';
import { textsProblem } from './textsProblem.ts';

/**
 * Returns the rules that a configuration adds. Those that it loads when they are needed are checked here, and what the
 * configuration says about them.
 *
 * @throws TypeError for something that is not a rule, an id that two rules have, and a setting, option or text of a rule that
 *   doesn't exist.
 * @throws what `import()` throws when a module can't be loaded.
 * @example
 * const config = mergeConfigs({ name: 'Ours', ownRules: [minimumAge] });
 * (await loadOwnRules(config, { ruleIds: new Set(), options: {} })).length // 1
 */
export async function loadOwnRules(
  config: SharedConfig,
  packages: PackageRules,
): Promise<readonly SubjectRule[]> {
  const { name, ownRules } = config;
  const lists = await Promise.all(
    ownRules.map(async (own): Promise<readonly SubjectRule[]> => {
      if (typeof own !== 'function') return [own];
      const { rules } = await own();
      if (!Array.isArray(rules)) {
        throw new TypeError(`${name}, ownRules: a module must export a list named rules`);
      }
      for (const rule of rules) {
        const problem = ownRuleProblem(rule, packages.ruleIds);
        if (problem !== undefined) throw new TypeError(`${name}, ownRules: ${problem}`);
      }
      return rules;
    }),
  );
  const rules = deepFreeze([...new Set(lists.flat())]);
  const known = knownRules(packages, rules);
  const [repeated] = repeatedIds(rules);
  const problem =
    repeated === undefined
      ? (rulesProblem(settingsAndOptions(config), known) ?? textsProblem(config.texts, known))
      : `ownRules: two rules have the id ${repeated}`;
  if (problem !== undefined) throw new TypeError(`${name}: ${problem}`);
  return rules;
}

/** Returns the rules of a merged configuration as somebody writes them. */
const settingsAndOptions = ({ rules }: SharedConfig): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(rules).map(([id, { setting = 'error', options }]) => [
      id,
      options ? [setting, options] : setting,
    ]),
  );
