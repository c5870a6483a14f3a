import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Audit, Severity } from '@passmuster/findings';
import { canonicalJson } from './canonicalJson.ts';
import type { CustomerReview } from './reviewBusinessCustomer.ts';

/** A finding without its texts. */
export interface AuditedFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly path: readonly PropertyKey[];
}

/** What was checked, by what, and with what outcome: to be kept. JSON. */
export interface AuditRecord extends Audit {
  readonly format: 'passmuster-audit/1';
  readonly preset: string;
  readonly ready: boolean;
  readonly findings: readonly AuditedFinding[];
  /**
   * SHA-256 of the application, as JSON with its keys in order. Who has the application can show that
   * it is the one that was reviewed; the other way round nothing can be learnt.
   */
  readonly applicationHash: string;
  /** The application itself, with its personal data, where it was asked for. */
  readonly application?: unknown;
  /** SHA-256 of all of the above: the same review gives the same hash. */
  readonly hash: string;
}

const hashOf = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));

/**
 * The record of a review. It carries no value of the application unless `withApplication` asks for it:
 * only rules, names of fields, tables with their dates, and hashes.
 *
 * @example
 * const review = reviewBusinessCustomer(draft, { asOf: '2026-11-21' });
 * auditRecord(review, draft).hash.length // 64
 */
export function auditRecord(
  review: CustomerReview,
  draft: unknown,
  { withApplication = false }: { readonly withApplication?: boolean } = {},
): AuditRecord {
  const { asOf, rules, data } = review.audit;
  const record = {
    format: 'passmuster-audit/1' as const,
    asOf,
    preset: review.preset,
    ready: review.ready,
    findings: review.findings.map(({ rule, severity, path }) => ({ rule, severity, path })),
    rules,
    data,
    applicationHash: hashOf(draft),
    ...(withApplication && { application: draft }),
  };
  return { ...record, hash: hashOf(record) };
}
