import { review } from '@passmuster/findings';
import { loadTables } from '@passmuster/kyc';
import type { CheckSettings } from './checkSettings.ts';
import { reviewRules } from './customerCheck.ts';
import { dataConfig } from './dataConfig.ts';
import type { StaleTablesByRule } from './staleTablesByRule.ts';

/** Returns the tables that a check of customers consults and that are older than their update interval. */
export async function staleTablesOf({
  preset,
  config,
  rules: settings,
  asOf,
}: Pick<CheckSettings, 'preset' | 'config' | 'rules' | 'asOf'>): Promise<StaleTablesByRule> {
  const rules = await reviewRules(preset, config);
  const running = rules.filter(({ id, data }) => data && settings[id] !== 'off');
  const tables = await loadTables({ rules: running }, { config: await dataConfig(config) });
  return new Map(running.map((rule) => [rule.id, review({}, [rule], { asOf, tables }).stale]));
}
