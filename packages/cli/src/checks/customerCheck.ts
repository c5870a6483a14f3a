import { configSettings, type SharedConfig, type SubjectRule } from '@passmuster/findings';
import {
  type CustomerReviewer,
  loadCustomerReviewer,
  type PresetName,
  type ProviderProfile,
} from '@passmuster/kyc';
import { CommandError } from '../terminal/commandError.ts';
import { reviewCatalog } from './catalogs.ts';
import type { Check } from './check.ts';
import type { CheckSettings, ReviewSettings } from './checkSettings.ts';
import { type ConfigSource, loadConfigSource } from './configSource.ts';
import { settingsOf } from './settingsOf.ts';

/** Returns the reviewer of customers by these settings, with its rules and tables loaded. */
export async function customerReviewer({
  preset,
  rules,
  language,
  config: source,
  profile,
}: Omit<ReviewSettings, 'asOf'>): Promise<CustomerReviewer> {
  const config = source && (await loadConfigSource(source));
  try {
    return await loadCustomerReviewer({
      config,
      preset,
      rules: settingsOf(rules, ownRulesOf(config)),
      catalog: await reviewCatalog(language),
      profile,
    });
  } catch (error) {
    // What the configuration says about its own rules is checked here.
    throw error instanceof TypeError && config ? new CommandError(error.message) : error;
  }
}

/** Returns the rules of a preset and of a configuration. */
export async function reviewRules(
  name: PresetName,
  source: ConfigSource | undefined,
): Promise<readonly SubjectRule[]> {
  const { [name]: preset } = await import('@passmuster/kyc');
  return [...preset.rules, ...ownRulesOf(source && (await loadConfigSource(source)))];
}

/** Returns the rules that a configuration adds; all of them are loaded. */
export const ownRulesOf = (config: SharedConfig | undefined): readonly SubjectRule[] =>
  (config?.ownRules ?? []).flatMap((rule) => (typeof rule === 'function' ? [] : [rule]));

/** What a command takes from a configuration, where its own options don't say otherwise. */
export interface FromConfig {
  readonly preset?: PresetName | undefined;
  readonly rules: ReturnType<typeof configSettings>;
  readonly ownRules: readonly SubjectRule[];
  readonly profile?: ProviderProfile | undefined;
}

/** Returns the settings that a command takes from a configuration. */
export async function fromSource(source: ConfigSource | undefined): Promise<FromConfig> {
  if (!source) return { rules: {}, ownRules: [] };
  const config = await loadConfigSource(source);
  return {
    preset: config.preset as PresetName | undefined,
    rules: configSettings(config),
    ownRules: ownRulesOf(config),
    profile: config.profile as ProviderProfile | undefined,
  };
}

export async function customerCheck(settings: CheckSettings): Promise<Check> {
  const { asOf } = settings;
  const { review } = await customerReviewer(settings);
  return (value, documentDates) => review(value, { asOf, documentDates }).findings;
}
