import {
  checkSettings,
  definePreset,
  type Finding,
  type Preset,
  type RuleSettings,
  type SharedConfig,
  type SubjectRule,
} from '@passmuster/findings';
import type { PresetName } from '../rules/presetNames.ts';
import { ruleIds } from '../rules/ruleIds.generated.ts';
import { type LoadTablesOptions, loadTables } from '../tables/loadTables.ts';
import { beneficialShareOf } from './beneficialShareOf.ts';
import { checkField } from './checkField.ts';
import { presetOf, type ReviewedWith, type ReviewerOptions } from './customerReviewOptions.ts';
import { measurementOf, type ReviewMeasurement } from './measurementOf.ts';
import { type CustomerReview, reviewBusinessCustomer } from './reviewBusinessCustomer.ts';
import { revisionOf } from './revisionOf.ts';
import { withConfig } from './withConfig.ts';

// The lists, not the presets themselves: esbuild would add the rules of a preset that is imported here to the bundle of
// everyone who imports anything from the index, which exports the presets.
const ruleLists = {
  spec: async () => (await import('../rules/specRules.generated.ts')).specRules,
  recommended: async () =>
    (await import('../rules/recommendedRules.generated.ts')).recommendedRules,
  strict: async () => (await import('../rules/strictRules.generated.ts')).strictRules,
} satisfies Record<PresetName, () => Promise<readonly SubjectRule[]>>;

/** The rules that a reviewer runs, their settings, and the countries whose states and numbers it loads. */
export interface CustomerReviewerOptions extends ReviewerOptions, LoadTablesOptions {
  /**
   * What several services share, from `defineConfig`: preset, severities, options, rules of your own, texts and profile. The
   * other options win over it.
   */
  readonly config?: SharedConfig | undefined;
  /** `recommended` by default, or your own. */
  readonly preset?: PresetName | Preset | undefined;
  /**
   * Settings of rules for one kind of surface, such as a form. Configuration and `rules` win over them. They are not part of
   * the revision: with the same configuration, a form and its server have the same revision.
   */
  readonly surface?: RuleSettings | undefined;
  /**
   * Called after each review with what may be measured of it, and no value or text of the application. It runs once the
   * caller has the review; what it throws, and a promise that rejects, are ignored.
   */
  readonly onReview?: ((measurement: ReviewMeasurement) => unknown) | undefined;
}

/** Reviews applications. Its preset and tables are loaded. */
export interface CustomerReviewer {
  /** That of its reviews, to compare with other services. */
  readonly revision: string;
  /** The share, in percent, from which it requires the mark of a beneficial owner: 25, unless it is configured. */
  readonly beneficialShare: number;
  /** Reviews the body of `POST /business-customers`, complete or not, like {@link reviewBusinessCustomer}. */
  review(draft: unknown, reviewedWith: ReviewedWith): CustomerReview;
  /** Returns the findings about one field, to show while it is typed, like {@link checkField}. */
  checkField(
    path: string | readonly PropertyKey[],
    draft: unknown,
    reviewedWith: ReviewedWith,
  ): readonly Finding[];
}

/**
 * Loads a preset and its tables, once, and returns what reviews applications by them. A bundler puts each into a file
 * of its own, fetched here.
 *
 * @throws TypeError for a preset that doesn't exist, or if `rules` names a rule or a setting that doesn't exist, and for a
 *   configuration that can't be applied whole.
 * @throws what `import()` throws when a file can't be fetched.
 * @example
 * const reviewer = await loadCustomerReviewer();
 * reviewer.review({ email: 'ada' }, { asOf: '2026-11-21' }).ready // false
 */
export async function loadCustomerReviewer({
  config,
  preset,
  countries,
  onReview,
  surface,
  ...own
}: CustomerReviewerOptions = {}): Promise<CustomerReviewer> {
  const wanted = preset ?? config?.preset ?? 'recommended';
  const chosen = typeof wanted === 'string' ? await loadPreset(wanted) : wanted;
  const options = await withConfig(config, { ...own, preset: chosen });
  const joined = presetOf(options);
  const rules = { ...surface, ...options.rules };
  checkSettings(rules, [joined.plan.ids, ruleIds]);
  const revision = revisionOf(options, config);
  const tables = await loadTables(joined, { countries, config });
  const loaded = { ...options, rules, revision, tables };
  return {
    revision,
    beneficialShare: beneficialShareOf(joined.rules),
    review(draft, { asOf, documentDates, accepted }) {
      const review = reviewBusinessCustomer(draft, { ...loaded, asOf, documentDates, accepted });
      if (onReview) notify(onReview, measurementOf(review));
      return review;
    },
    checkField: (path, draft, { asOf, documentDates }) =>
      checkField(path, draft, { ...loaded, asOf, documentDates }),
  };
}

/** Calls a hook after the caller has its review. Nothing that it does changes or delays that. */
function notify<Event>(hook: (event: Event) => unknown, event: Event): void {
  Promise.resolve(event)
    .then(hook)
    .catch(() => {});
}

async function loadPreset(name: string): Promise<Preset> {
  if (!isPresetName(name)) {
    throw new TypeError(
      `There is no such preset. Pass ${Object.keys(ruleLists).join(', ')} or your own`,
    );
  }
  return definePreset(name, await ruleLists[name]());
}

const isPresetName = (name: string): name is PresetName => Object.hasOwn(ruleLists, name);
