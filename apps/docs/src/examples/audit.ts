import {
  type Acceptance,
  auditMarkdown,
  auditRecord,
  compareReviews,
  loadCustomerReviewer,
  verifyAudit,
} from '@passmuster/kyc';

const application = { business_type: 'NON_US', account_purpose: 'RECEIVE_SALARY' };
const key = 'a secret of your own, of 32 characters or more';
const reviewer = await loadCustomerReviewer();
const review = reviewer.review(application, { asOf: '2026-11-21' });

/** Rules, sources, tables and outcomes of the review, without a value of the application. */
export const record = auditRecord(review, application, { key, reviewedBy: 'reviewer 12' });

/** A finding that somebody takes responsibility for stays in the record, marked so, until a day. */
const accepted: readonly Acceptance[] = [
  {
    rule: 'business/business-purpose',
    path: 'account_purpose',
    reason: 'The founder is paid through this account, as she confirmed by phone',
    by: 'reviewer 12',
    until: '2027-05-21',
  },
];
const reviewedAgain = reviewer.review(application, { asOf: '2026-11-21', accepted });
export const signedOff = auditRecord(reviewedAgain, application, { key });

/** True unless the record or the application was changed. */
export const { isUnchanged } = verifyAudit(record, application, key);

/** What differs between two records: findings gone, new or changed, and rules and tables of another version. */
export const comparison = compareReviews(record, signedOff);

/** The record as a page that prints well. */
export const page = auditMarkdown(signedOff);
