import { definePreset, type Preset, type SubjectRule } from '@passmuster/findings';
import { type CustomerReviewer, loadCustomerReviewer, type PresetName } from '@passmuster/kyc';
import { reviewCatalog } from './catalogs.ts';
import type { Check } from './check.ts';
import type { CheckSettings } from './checkSettings.ts';
import { loadRuleModules } from './loadRuleModules.ts';
import { settingsOf } from './settingsOf.ts';

/** What a review of a customer depends on. */
export type ReviewSettings = Pick<
  CheckSettings,
  'asOf' | 'preset' | 'rules' | 'language' | 'acceptances' | 'ruleModules' | 'profile'
>;

/** Returns what reviews customers by these settings, with its rules and tables loaded. */
export async function customerReviewer({
  preset,
  rules,
  language,
  ruleModules,
  profile,
}: Omit<ReviewSettings, 'asOf'>): Promise<CustomerReviewer> {
  const own = await loadRuleModules(ruleModules);
  return loadCustomerReviewer({
    preset: own.length > 0 ? await withRules(preset, own) : preset,
    rules: settingsOf(rules, own),
    catalog: await reviewCatalog(language),
    profile,
  });
}

/** Returns the rules of a preset and of modules. */
export async function reviewPreset(
  name: PresetName,
  ruleModules: readonly string[],
): Promise<Preset> {
  return withRules(name, await loadRuleModules(ruleModules));
}

/** Returns a preset with further rules. */
async function withRules(name: PresetName, own: readonly SubjectRule[]): Promise<Preset> {
  const { [name]: preset } = await import('@passmuster/kyc');
  return definePreset(name, [...preset.rules, ...own]);
}

export async function customerCheck(settings: CheckSettings): Promise<Check> {
  const { asOf } = settings;
  const { review } = await customerReviewer(settings);
  return (value, documentDates) => review(value, { asOf, documentDates }).findings;
}
