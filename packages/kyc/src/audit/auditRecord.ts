import type { AppliedAcceptance, Severity, Verdict } from '@passmuster/findings';
import { hashOf } from '../hash/hashOf.ts';
import type { CustomerAudit, CustomerRuleRun } from '../review/customerAudit.ts';
import type { CustomerReview } from '../review/reviewBusinessCustomer.ts';
import { version } from '../review/version.generated.ts';
import type { DocumentDates } from '../rule/documentDates.ts';
import { neverChecked } from './neverChecked.ts';
import { hashOfRules, rulesHashOf } from './rulesHashOf.ts';

/** A finding without its texts. */
export interface AuditedFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly path: readonly PropertyKey[];
  /** True if somebody accepted it, and the acceptance holds. */
  readonly accepted?: true;
}

/** The record of a review to keep, as JSON: what was checked, by which rules, and with what outcome. */
export interface AuditRecord extends CustomerAudit {
  readonly format: 'passmuster-audit/5';
  /** Version of `@passmuster/kyc`. */
  readonly version: string;
  readonly preset: string;
  /** Which configuration made it: `revision` of the review. Records of earlier versions lack it. */
  readonly revision?: string;
  /** SHA-256 of the rules of the preset: their ids, severities, bases, sources, dates and the options that were set. */
  readonly rulesHash: string;
  readonly verdict: Verdict;
  readonly findings: readonly AuditedFinding[];
  /** The acceptances of the review, each with its outcome. */
  readonly acceptances: readonly AppliedAcceptance[];
  /** What no offline check can verify, so that nobody assumes it was checked. */
  readonly notChecked: readonly string[];
  /** Who reviewed, as the caller says. */
  readonly reviewedBy?: string;
  /** When, ISO 8601, as the caller says. */
  readonly reviewedAt?: string;
  /** HMAC-SHA-256 of the application, as JSON with its keys in order, under the caller's key. */
  readonly applicationHash?: string;
  /** HMAC-SHA-256 of the dates on documents, if the review received any. */
  readonly documentDatesHash?: string;
  /** The application itself, with its personal data, if `withApplication` was set. */
  readonly application?: unknown;
  /** The dates on its documents, if `withApplication` was set. */
  readonly documentDates?: DocumentDates;
  /**
   * Hash of all of the above: HMAC-SHA-256 under the caller's key, SHA-256 without one. What `rulesHash` covers of the
   * rules is in it by that hash.
   */
  readonly hash: string;
}

/** What the record contains besides the review. */
export interface AuditOptions {
  /**
   * Secret of at least 16 characters. A hash of personal data without a key could be tested against
   * guesses, so without one the record has no hash of the application.
   */
  readonly key?: string;
  readonly reviewedBy?: string;
  /** ISO 8601. */
  readonly reviewedAt?: string;
  /** The dates on documents that the review received, to include their hash. */
  readonly documentDates?: DocumentDates;
  readonly withApplication?: boolean;
}

/**
 * Returns the record of a review. It contains no value of the application unless `withApplication` is
 * set: only rules, names of fields, tables with their dates, and hashes.
 *
 * @throws TypeError for a key of fewer than 16 characters.
 * @example
 * const review = reviewBusinessCustomer(draft, { asOf: '2026-11-21', preset: spec });
 * auditRecord(review, draft).hash.length // 64
 */
export function auditRecord(
  review: CustomerReview,
  draft: unknown,
  options: AuditOptions = {},
): AuditRecord {
  const { key, reviewedBy, reviewedAt, documentDates } = options;
  if (key !== undefined && key.length < 16) {
    throw new TypeError('The key of an audit record must have at least 16 characters');
  }
  const { asOf, rules, overrides, data } = review.audit;
  const findings = review.findings.map(
    ({ rule, severity, path, accepted }): AuditedFinding => ({
      rule,
      severity,
      path,
      ...(accepted && { accepted }),
    }),
  );
  const record = {
    format: 'passmuster-audit/5' as const,
    version,
    asOf,
    preset: review.preset,
    revision: review.revision,
    rulesHash: rulesHashOf(review),
    verdict: review.verdict,
    findings,
    acceptances: review.acceptances,
    rules,
    overrides,
    data,
    notChecked: neverChecked,
    ...(reviewedBy !== undefined && { reviewedBy }),
    ...(reviewedAt !== undefined && { reviewedAt }),
    ...(key !== undefined && { applicationHash: hashOf(draft, key) }),
    ...(key !== undefined && documentDates && { documentDatesHash: hashOf(documentDates, key) }),
    ...(options.withApplication && { application: draft, ...(documentDates && { documentDates }) }),
  };
  return { ...record, hash: recordHashOf(record, key) };
}

/**
 * Returns whether a record made with `key` is unchanged, and whether it is of this application and of these dates
 * on its documents, if the review received any.
 *
 * @example
 * verifyAudit(record, draft, key) // { isUnchanged: true, isOfApplication: true }
 */
export function verifyAudit(
  { hash, ...record }: AuditRecord,
  application: unknown,
  key: string,
  documentDates?: DocumentDates,
): { readonly isUnchanged: boolean; readonly isOfApplication: boolean } {
  const datesHash = documentDates && hashOf(documentDates, key);
  return {
    isUnchanged:
      hashOfRules(record.rules) === record.rulesHash && recordHashOf(record, key) === hash,
    isOfApplication:
      hashOf(application, key) === record.applicationHash && datesHash === record.documentDatesHash,
  };
}

/** Returns the hash of a record. What its `rulesHash` covers is not hashed again. */
function recordHashOf(record: Omit<AuditRecord, 'hash'>, key: string | undefined): string {
  return hashOf({ ...record, rules: record.rules.map(outcomeOf) }, key);
}

/** Returns how a rule ran, without its description. */
function outcomeOf(run: CustomerRuleRun) {
  const {
    severity: _s,
    basis: _b,
    source: _so,
    since: _si,
    until: _u,
    options: _o,
    ...outcome
  } = run;
  return outcome;
}
