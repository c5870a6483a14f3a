import {
  configCatalog,
  configSettings,
  definePreset,
  loadOwnRules,
  type Preset,
  requireConfig,
  ruleUnderConfig,
  type SharedConfig,
} from '@passmuster/findings';
import { knownToConfigs } from '../config/knownToConfigs.ts';
import type { ProviderProfile } from '../rules/profile/providerProfile.ts';
import { ruleIds } from '../rules/ruleIds.generated.ts';
import type { CustomerCatalog } from '../texts/customerCatalog.ts';
import type { ReviewerOptions } from './customerReviewOptions.ts';

/** What a review takes from a configuration. The other options of the reviewer win. */
interface Configured extends ReviewerOptions {
  readonly preset: Preset;
}

/**
 * Returns a preset with the rules and options of a configuration, and its other settings. Ids of rules that other packages
 * check are left out of the settings.
 *
 * @throws TypeError if something in the configuration doesn't exist.
 */
export async function withConfig(
  config: SharedConfig | undefined,
  { preset, ...options }: Configured,
): Promise<Configured> {
  if (config === undefined) return { preset, ...options };
  requireConfig(config);
  const own = await loadOwnRules(config, knownToConfigs);
  const taken = own.find(({ id }) => preset.plan.ids.has(id));
  if (taken) throw new TypeError(`Configuration ${config.name}: the preset has a rule ${taken.id}`);
  const severities = { ...configSettings(config), ...options.rules };
  const configured = [...preset.rules, ...own].map((rule) => ruleUnderConfig(rule, config));
  const running = configured.filter(({ id }) => severities[id] !== 'off');
  const rules =
    config.stale === 'look'
      ? [...configured, (await import('../rules/risk/listDue.ts')).listDue(running)]
      : configured;
  const isChanged = rules.some((rule, index) => rule !== preset.rules[index]);
  const ids = new Set([...own.map(({ id }) => id), ...ruleIds]);
  const settings = Object.entries(configSettings(config)).filter(
    ([id]) => ids.has(id) || preset.plan.ids.has(id),
  );
  return {
    ...options,
    preset: isChanged ? definePreset(`${preset.name} and ${config.name}`, rules) : preset,
    rules: { ...Object.fromEntries(settings), ...options.rules },
    catalog: configCatalog<CustomerCatalog>(config, options.catalog),
    profile: options.profile ?? (config.profile as ProviderProfile | undefined),
  };
}
