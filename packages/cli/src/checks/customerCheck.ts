import { definePreset, type SubjectRule } from '@passmuster/findings';
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
import { CommandError } from '../terminal/commandError.ts';
import { reviewCatalog } from './catalogs.ts';
import type { Check } from './check.ts';
import type { CheckSettings } from './checkSettings.ts';

const presets = { spec, recommended, strict };

async function rulesOf(url: string): Promise<readonly SubjectRule[]> {
  const { pathname } = new URL(url);
  const module: unknown = await import(url).catch((error: unknown) => {
    const name = error instanceof Error ? error.name : typeof error;
    throw new CommandError(`${pathname}: this rule module doesn't load (${name})`);
  });
  const rules: unknown =
    typeof module === 'object' && module !== null ? Reflect.get(module, 'rules') : undefined;
  if (!Array.isArray(rules)) {
    throw new CommandError(`${pathname}: a rule module exports a list named rules`);
  }
  return rules;
}

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
  const own = (await Promise.all(ruleModules.map(rulesOf))).flat();
  const standard = presets[preset];
  const chosen =
    own.length > 0 ? definePreset(standard.name, [...standard.rules, ...own]) : standard;
  const catalog = await reviewCatalog(language);
  return {
    asOf,
    rules,
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
