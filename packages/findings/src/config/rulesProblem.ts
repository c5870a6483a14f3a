import { optionProblem } from '../optionProblem.ts';
import { severities } from '../severity.ts';
import { isRecord, shown } from './describe.ts';
import type { KnownRules } from './knownRules.ts';

const settings: readonly unknown[] = ['off', ...severities];

/** Returns the first problem of the settings and options of rules, or `undefined`. */
export function rulesProblem(rules: unknown, known: KnownRules): string | undefined {
  if (!isRecord(rules)) return 'rules must be an object';
  for (const [id, value] of Object.entries(rules)) {
    if (value === undefined) continue;
    const unknown = known.problemOf(id);
    if (unknown !== undefined) return `rules: ${unknown}`;
    const problem = ruleProblem(id, value, known);
    if (problem !== undefined) return `rules, ${shown(id)}: ${problem}`;
  }
  return undefined;
}

function ruleProblem(id: string, value: unknown, known: KnownRules): string | undefined {
  const [setting, options, ...rest]: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (!settings.includes(setting) || rest.length > 0) {
    return "must be 'off', 'error', 'warning' or 'info', or a list of one of them and options";
  }
  // The options of a rule that is loaded later are checked then.
  if (options === undefined || !known.has(id)) return undefined;
  return optionProblem(options, known.optionsOf(id));
}
