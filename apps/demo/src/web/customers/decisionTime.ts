import type { CustomerStatus } from '../sandboxControls/sandbox.ts';
import type { KnownEvent } from '../storage/known.ts';

/** What the sandbox says of the KYC check of a customer. */
export type Decision = Pick<CustomerStatus, 'kyc_status' | 'updated_at'>;

/** Returns when the KYC check of a customer was decided, in milliseconds since 1970; undefined if it wasn’t, or nobody says when. */
export function decisionTime(
  events: readonly Pick<KnownEvent, 'kind' | 'at'>[],
  decision: Decision | undefined,
): number | undefined {
  const at = Date.parse(decision?.updated_at ?? '');
  if (!decision || decision.kyc_status === 'pending' || Number.isNaN(at)) return undefined;
  // It may be decided at once, before this device has the answer to the creation.
  return Math.max(at, ...events.flatMap((one) => (one.kind === 'customer-created' ? one.at : [])));
}
