import {
  type Finding,
  maxFindings,
  type Open,
  type Preset,
  type Review,
  review,
  skippedRules,
  staleTables,
} from '@passmuster/findings';
import { toFindings } from '@passmuster/schemas';
import type { BaseIssue } from 'valibot';
import type { Requirement } from '../requirements/requirement.ts';
import { requirementsOf } from '../requirements/requirements.ts';
import { type CustomerAudit, type CustomerRuleRun, customerAudit } from './customerAudit.ts';
import { type CustomerReviewOptions, engineOptions, presetOf } from './customerReviewOptions.ts';
import { presetRevision } from './revisionOf.ts';
import { customerIssues } from './schemaIssues.ts';

/** What keeps the review of an application from being clear. */
export interface CustomerOpen extends Open {
  /** What is required and not met. Computed from the draft when first read, like the requirements. */
  readonly requirements: readonly Requirement[];
}

/** The review of an application before it is sent. */
export interface CustomerReview extends Review {
  /** Name of the preset that ran. */
  readonly preset: string;
  /**
   * Which configuration made it, and which version of this package: `acme/3f9c2a1b kyc/0.3.0`. Two services with
   * different ones may come to different findings. Not in it: language, the tables of the packages, the code of rules.
   */
  readonly revision: string;
  /** What keeps it from being clear. */
  readonly open: CustomerOpen;
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
 * Reviews the body of `POST /business-customers`, complete or not. Returns the findings of the schema and
 * of the rules in one list, and what is still missing. The same input, options and day always
 * give the same result, and no input makes it throw. For callers who hold the preset and its tables;
 * {@link loadCustomerReviewer} loads both.
 *
 * @throws TypeError when `asOf` is not a calendar date, or `rules` names a rule or a setting that doesn't exist.
 * @example
 * const { verdict, requirements } = reviewBusinessCustomer({}, { asOf: '2026-11-21', preset: spec });
 * verdict // 'blocked'
 * requirements[0]?.label // 'Legal name'
 */
export function reviewBusinessCustomer(
  draft: unknown,
  options: CustomerReviewOptions,
): CustomerReview {
  const { catalog, limits, profile, rules: settings = {}, tables } = options;
  const preset = presetOf(options);
  const issues = customerIssues(draft, limits);
  const extraFindings = toFindings(issues);
  const reviewed = review(draft, preset, { ...engineOptions(draft, options), extraFindings });
  const { verdict, ready, acceptances, findings } = reviewed;
  let audit: CustomerAudit | undefined;
  const getAudit = (): CustomerAudit => {
    audit ??= customerAudit(reviewed.audit, preset, settings);
    return audit;
  };
  let requirements: readonly Requirement[] | undefined;
  let revision: string | undefined;
  const result: CustomerReview = {
    verdict,
    ready,
    open: {
      findings: reviewed.open.findings,
      get requirements() {
        return result.requirements.filter(
          ({ level, status }) => level === 'required' && status !== 'met',
        );
      },
    },
    acceptances,
    findings,
    preset: preset.name,
    get revision() {
      revision ??= options.revision ?? presetRevision(options);
      return revision;
    },
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
  optionsByReview.set(result, options);
  return result;
}

/** The options of each review. Not a property of it: they contain the dates on documents. */
const optionsByReview = /* @__PURE__ */ new WeakMap<CustomerReview, CustomerReviewOptions>();

/** Returns the preset by which a review was made, with the rules of its profile; nothing for a copy of a review. */
export function presetOfReview(review: CustomerReview): Preset | undefined {
  const options = optionsByReview.get(review);
  return options && presetOf(options);
}

/**
 * Returns the options by which a review was made.
 *
 * @throws TypeError for a review that was not made here, or is a copy of it.
 */
export function optionsOf(review: CustomerReview): CustomerReviewOptions {
  const options = optionsByReview.get(review);
  if (!options) throw new TypeError('Pass the review itself, as it was returned');
  return options;
}

/** Returns the paths of errors. If findings list only the first of many, also the paths of all schema issues. */
function errorPaths(
  issues: readonly BaseIssue<unknown>[],
  findings: readonly Finding[],
): readonly (readonly PropertyKey[])[] {
  const errors = findings.filter(({ severity }) => severity === 'error').map(({ path }) => path);
  if (findings.length <= maxFindings) return errors;
  return [...errors, ...issues.map(({ path = [] }) => path.map(({ key }) => key as PropertyKey))];
}
