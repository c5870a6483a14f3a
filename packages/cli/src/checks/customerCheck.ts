import { definePreset } from '@passmuster/findings';
import {
  type CustomerReview,
  type CustomerReviewOptions,
  type DocumentDates,
  loadTables,
  recommended,
  reviewBusinessCustomer,
  spec,
  strict,
} from '@passmuster/kyc';
import { reviewCatalog } from './catalogs.ts';
import type { Check } from './check.ts';
import type { CheckSettings } from './checkSettings.ts';
import { loadRuleModules } from './loadRuleModules.ts';
import { settingsOf } from './settingsOf.ts';

const presets = { spec, recommended, strict };

/** What a review of a customer depends on. */
export type ReviewSettings = Pick<
  CheckSettings,
  'asOf' | 'preset' | 'rules' | 'language' | 'ruleModules' | 'profile'
>;

/** The options of a review by these settings, tables loaded. */
export async function customerReviewOptions({
  asOf,
  preset,
  rules,
  language,
  ruleModules,
  profile,
}: ReviewSettings): Promise<CustomerReviewOptions> {
  const own = await loadRuleModules(ruleModules);
  const standard = presets[preset];
  const chosen =
    own.length > 0 ? definePreset(standard.name, [...standard.rules, ...own]) : standard;
  const catalog = await reviewCatalog(language);
  return {
    asOf,
    rules: settingsOf(rules, own),
    preset: chosen,
    tables: await loadTables(chosen),
    ...(catalog && { catalog }),
    ...(profile && { profile }),
  };
}

/** Returns a function that reviews a customer; its options are prepared once. */
export async function customerReviewer(
  settings: ReviewSettings,
): Promise<(value: unknown, documentDates?: DocumentDates) => CustomerReview> {
  const options = await customerReviewOptions(settings);
  return (value, documentDates) =>
    reviewBusinessCustomer(value, documentDates ? { ...options, documentDates } : options);
}

export async function customerCheck(settings: CheckSettings): Promise<Check> {
  const review = await customerReviewer(settings);
  return (value, documentDates) => review(value, documentDates).findings;
}
