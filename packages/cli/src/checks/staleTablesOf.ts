import { review } from '@passmuster/findings';
import { loadTables } from '@passmuster/kyc';
import type { CheckSettings } from './checkSettings.ts';
import { reviewPreset } from './customerCheck.ts';
import type { StaleTablesByRule } from './staleTablesByRule.ts';

/** Returns the tables that a check of customers consults and that are older than their update interval. */
export async function staleTablesOf({
  preset,
  ruleModules,
  rules: settings,
  asOf,
}: Pick<CheckSettings, 'preset' | 'ruleModules' | 'rules' | 'asOf'>): Promise<StaleTablesByRule> {
  const { rules } = await reviewPreset(preset, ruleModules);
  const running = rules.filter(({ id, data }) => data && settings[id] !== 'off');
  const tables = await loadTables({ rules: running });
  return new Map(running.map((rule) => [rule.id, review({}, [rule], { asOf, tables }).stale]));
}
