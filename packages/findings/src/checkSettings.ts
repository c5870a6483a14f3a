import type { RuleSettings } from './applySettings.ts';
import { closest } from './closest.ts';
import { severities } from './severity.ts';

const possible: readonly unknown[] = ['off', ...severities, undefined];

/**
 * Checks the settings of a review. `known` are the ids of rules that may be set.
 *
 * @throws TypeError for a rule that isn't known, naming the closest ones, and for a setting that doesn't exist.
 * @example
 * checkSettings({ 'owner/minimum-age': 'warning' }, [new Set(['owner/minimum-age'])]) // undefined
 */
export function checkSettings(
  settings: RuleSettings,
  known: readonly (ReadonlySet<string> | undefined)[],
): void {
  for (const [rule, setting] of Object.entries(settings)) {
    if (!known.some((ids) => ids?.has(rule))) throw new TypeError(unknownRule(rule, known));
    if (!possible.includes(setting)) {
      throw new TypeError(`The setting of ${rule} must be 'off', 'error', 'warning' or 'info'`);
    }
  }
}

function unknownRule(rule: string, known: readonly (ReadonlySet<string> | undefined)[]): string {
  const ids = new Set(known.flatMap((some) => [...(some ?? [])]));
  const near = closest(rule, [...ids]);
  const hint = near.length > 0 ? `. Did you mean ${near.join(' or ')}?` : '';
  return `The settings name a rule that doesn't exist: ${JSON.stringify(rule.slice(0, 100))}${hint}`;
}
