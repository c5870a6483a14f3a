import { closest, type RuleSettings } from '@passmuster/findings';
import { loadRuleModules } from '../checks/loadRuleModules.ts';
import { CommandError } from '../terminal/commandError.ts';

/**
 * Checks that every rule that is set exists, of any check or of a rule module.
 *
 * @throws CommandError for a rule that doesn't exist, naming the closest ones.
 */
export async function checkRuleIds(
  settings: RuleSettings,
  ruleModules: readonly string[],
): Promise<void> {
  if (Object.keys(settings).length === 0) return;
  const { allRules } = await import('./allRules.ts');
  const rules = [...allRules, ...(await loadRuleModules(ruleModules))];
  const ids = new Set(rules.map(({ id }) => id));
  const unknown = Object.keys(settings).find((id) => !ids.has(id));
  if (unknown === undefined) return;
  // What was typed isn't repeated: it may be a key that was pasted into the wrong place.
  const near = closest(unknown, [...ids]);
  const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
  throw new CommandError(`a rule that is set doesn't exist.${hint} \`passmuster rules\` lists all`);
}
