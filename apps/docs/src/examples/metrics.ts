import { metrics } from '@opentelemetry/api';
import type { RevisionDifference } from '@passmuster/client/handler';
import { loadCustomerReviewer, type ReviewMeasurement } from '@passmuster/kyc';

// Start the SDK of OpenTelemetry before this module: a meter that comes earlier measures nothing.
const meter = metrics.getMeter('passmuster');
const reviews = meter.createCounter('passmuster.reviews');
const findings = meter.createCounter('passmuster.findings');
const driftedRequests = meter.createCounter('passmuster.drifted_requests');

/** Counts findings by rule, not by place: a place has indexes, and each of them would be a series of its own. */
function onReview(review: ReviewMeasurement): void {
  const { revision } = review;
  reviews.add(1, { revision, verdict: review.verdict });
  for (const { rule, severity } of review.findings) findings.add(1, { revision, rule, severity });
}

export const reviewer = await loadCustomerReviewer({ onReview });

/**
 * Counts requests of a form that has drifted: `createApiHandler({ revision: reviewer.revision, onRevision })`. The revision of
 * the page is not an attribute, because a page can send any text.
 */
export function onRevision({ operation }: RevisionDifference): void {
  driftedRequests.add(1, { operation });
}
