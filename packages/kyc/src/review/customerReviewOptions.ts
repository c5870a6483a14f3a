import type {
  Acceptance,
  ListLimits,
  Preset,
  ReviewOptions,
  RuleSettings,
  Tables,
} from '@passmuster/findings';
import type { DocumentDates } from '../rule/documentDates.ts';
import { givenDatesOf } from '../rule/givenDates.ts';
import type { ProviderProfile } from '../rules/profile/providerProfile.ts';
import { withProfile } from '../rules/profile/withProfile.ts';
import { ruleIds } from '../rules/ruleIds.generated.ts';
import type { CustomerCatalog } from '../texts/customerCatalog.ts';

/** What belongs to one application besides its body. */
export interface ReviewedWith {
  /** The day to review as of, `YYYY-MM-DD`. There is no hidden clock. SPEC-GAP 33. */
  readonly asOf: string;
  /** The dates on documents, for which the API has no fields. The rules of `recommended` check them; those of `spec` do not. */
  readonly documentDates?: DocumentDates | undefined;
  /** Warnings that somebody takes responsibility for. One that has no effect becomes a finding of its own. */
  readonly accepted?: readonly Acceptance[] | undefined;
}

/** How applications are reviewed. */
export interface ReviewerOptions {
  /** Further constraints of one provider. Their rules join the preset. */
  readonly profile?: ProviderProfile | undefined;
  /**
   * Turns single rules off or overrides their severity: `{ 'owner/passport-form': 'off' }`. The id of a rule that the
   * preset doesn't have is fine, one that no preset, profile or schema has is an error.
   */
  readonly rules?: RuleSettings | undefined;
  /** Texts in another language, such as `fr`. English by default. */
  readonly catalog?: CustomerCatalog | undefined;
  /** How many list elements to check: 1,000 per list and 5,000 in all by default. SPEC-GAP 74. */
  readonly limits?: ListLimits | undefined;
}

/** The options of a review whose preset and tables the caller holds. */
export interface CustomerReviewOptions extends ReviewedWith, ReviewerOptions {
  /** What `revision` of the review says. Default: computed from preset, profile and rules. */
  readonly revision?: string | undefined;
  /** Which rules to run: `recommended`, `spec`, `strict`, or your own. */
  readonly preset: Preset;
  /** The result of `loadTables(preset)`. Rules whose table is missing don't run; see `skipped` of the review. */
  readonly tables?: Tables | undefined;
}

/**
 * Returns the preset with the rules of the profile, if there is one.
 *
 * @throws TypeError without a preset: none is chosen silently.
 */
export function presetOf({
  preset,
  profile,
}: Pick<CustomerReviewOptions, 'preset' | 'profile'>): Preset {
  if (typeof preset !== 'object')
    throw new TypeError('preset must be a preset, such as recommended');
  return profile ? withProfile(preset, profile) : preset;
}

/** Returns the options of the rule engine for the review of a draft. */
export function engineOptions(
  draft: unknown,
  { asOf, documentDates, accepted, rules, tables, catalog, limits }: CustomerReviewOptions,
): ReviewOptions {
  const related = { documentDates: givenDatesOf({ draft, documentDates }) };
  return { asOf, related, accepted, settings: rules, knownRules: ruleIds, tables, catalog, limits };
}
