import {
  type Finding,
  isWithin,
  type ListLimits,
  mostFindings,
  type Preset,
  parsePath,
  type Review,
  type ReviewOptions,
  type RuleSettings,
  review,
  reviewField,
  skippedRules,
  staleTables,
  type Tables,
} from '@passmuster/findings';
import { schemaRule, toFindings } from '@passmuster/schemas';
import type { BaseIssue } from 'valibot';
import type { Requirement } from '../requirements/requirement.ts';
import { requirementsOf } from '../requirements/requirements.ts';
import type { DocumentDates } from '../rule/documentDates.ts';
import { givenDatesOf } from '../rule/givenDates.ts';
import type { ProviderProfile } from '../rules/profile/providerProfile.ts';
import { withProfile } from '../rules/profile/withProfile.ts';
import { ruleIds } from '../rules/ruleIds.generated.ts';
import { spec } from '../rules/spec.ts';
import type { CustomerCatalog } from '../texts/customerCatalog.ts';
import { type CustomerAudit, type CustomerRuleRun, customerAudit } from './customerAudit.ts';
import { customerIssues, fieldIssues } from './schemaIssues.ts';

export interface CustomerReviewOptions {
  /** The day to review as of, `YYYY-MM-DD`. There is no hidden clock. SPEC-GAP 33. */
  readonly asOf: string;
  /** Which rules to run: `spec` by default, `recommended`, `strict`, or your own. */
  readonly preset?: Preset;
  /** Further constraints of one provider. Their rules join the preset. */
  readonly profile?: ProviderProfile;
  /** Turns single rules off or overrides their severity: `{ 'owner/passport-form': 'off' }`. */
  readonly rules?: RuleSettings;
  /** The result of `loadTables(preset)`. Rules whose table is missing don't run. */
  readonly tables?: Tables;
  /** Texts in another language, such as `fr`. English by default. */
  readonly catalog?: CustomerCatalog;
  /** The dates on documents, for which the API has no fields. The rules of `recommended` check them; those of `spec` do not. */
  readonly documentDates?: DocumentDates;
  /** How many list elements to check: 1,000 per list and 5,000 in all by default. SPEC-GAP 74. */
  readonly limits?: ListLimits;
}

/** The review of an application before it is sent. */
export interface CustomerReview extends Review {
  /** Name of the preset that ran. */
  readonly preset: string;
  /** Computed from the draft when first read: read it before the draft changes. */
  readonly audit: CustomerAudit;
  /** The rules that did not run, and why, as in the audit: look for `not-loaded`. Computed when read, like the audit. */
  readonly skipped: readonly CustomerRuleRun[];
  /**
   * What to provide, each met or not: a checklist and a progress bar. With tables of `loadTables`,
   * documents have the names of their country, and recommended ones are listed. Computed from the draft
   * when first read: read it before the draft changes.
   */
  readonly requirements: readonly Requirement[];
}

/**
 * Reviews the body of `POST /business-customers`, complete or not. Returns what the schema refuses and what
 * the rules find, in one list, and what is still missing. The same input, options and day always
 * give the same result, and no input makes it throw.
 *
 * @throws TypeError when `asOf` is not a calendar date, or `rules` names a rule or a setting that doesn't exist.
 * @example
 * const { ready, requirements } = reviewBusinessCustomer({}, { asOf: '2026-11-21' });
 * ready // false
 * requirements[0] // { path: ['business_name'], label: 'Business name', level: 'required', status: 'missing', ... }
 */
export function reviewBusinessCustomer(
  draft: unknown,
  options: CustomerReviewOptions,
): CustomerReview {
  const { catalog, limits, profile, rules: settings = {}, tables } = options;
  const preset = presetOf(options);
  const issues = customerIssues(draft, limits);
  const also = toFindings(issues);
  const reviewed = review(draft, preset, { ...reviewOptions(draft, options), also });
  const { ready, findings } = reviewed;
  let audit: CustomerAudit | undefined;
  const getAudit = (): CustomerAudit => {
    audit ??= customerAudit(reviewed.audit, preset, settings);
    return audit;
  };
  let requirements: readonly Requirement[] | undefined;
  return {
    ready,
    findings,
    preset: preset.name,
    get audit() {
      return getAudit();
    },
    get skipped() {
      return skippedRules(getAudit());
    },
    get stale() {
      return staleTables(getAudit());
    },
    get requirements() {
      requirements ??= requirementsOf({
        draft,
        errorPaths: errorPaths(issues, findings),
        findings,
        rules: preset.rules.filter(({ id }) => settings[id] !== 'off'),
        tables,
        catalog,
        profile,
      });
      return requirements;
    },
  };
}

/**
 * Returns the findings about one field, to show while it is typed. Runs only its own schema and the rules that
 * read it. Such a rule may find something in another field; see `path`. Fields that the API doesn't have are
 * reported by the review of the whole application only. A date of `documentDates` is also a field:
 * `documents.2.issued`.
 *
 * @param path dotted as form libraries write it, or a list of keys.
 * @throws TypeError when `asOf` is not a calendar date, or `rules` names a rule or a setting that doesn't exist.
 * @example
 * checkField('business_owners.0.date_of_birth', draft, { asOf: '2026-11-21' })
 */
export function checkField(
  path: string | readonly PropertyKey[],
  draft: unknown,
  options: CustomerReviewOptions,
): readonly Finding[] {
  const keys = parsePath(path);
  const also = toFindings(fieldIssues(keys, draft, options.limits), undefined, keys);
  // Unknown fields are reported for the whole application only.
  const settings = { ...options.rules, [schemaRule.unknownField.id]: 'off' } as const;
  const all = { ...reviewOptions(draft, options), settings, also };
  if (!isDateOfDocument(keys)) return reviewField(keys, draft, presetOf(options), all);
  const document = keys.slice(0, -1);
  return reviewField(['@documentDates'], draft, presetOf(options), all).filter(({ path }) =>
    isWithin(path, document),
  );
}

const isDateOfDocument = (path: readonly PropertyKey[]): boolean =>
  path.at(-1) === 'issued' || path.at(-1) === 'expires';

const presetOf = ({ preset = spec, profile }: CustomerReviewOptions): Preset =>
  profile ? withProfile(preset, profile) : preset;

/** Returns the paths of errors. If findings list only the first of many, also the paths of all schema issues. */
function errorPaths(
  issues: readonly BaseIssue<unknown>[],
  findings: readonly Finding[],
): readonly (readonly PropertyKey[])[] {
  const errors = findings.filter(({ severity }) => severity === 'error').map(({ path }) => path);
  if (findings.length <= mostFindings) return errors;
  return [...errors, ...issues.map(({ path = [] }) => path.map(({ key }) => key as PropertyKey))];
}

function reviewOptions(
  draft: unknown,
  { asOf, documentDates, rules, tables, catalog, limits }: CustomerReviewOptions,
): ReviewOptions {
  const related = { documentDates: givenDatesOf({ draft, documentDates }) };
  return { asOf, related, settings: rules, knownRules: ruleIds, tables, catalog, limits };
}
