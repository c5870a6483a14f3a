import * as v from 'valibot';

/** Why a call failed, as the demo's server tells its page. The page has one text for each. */
export const failureKinds = [
  'not-running',
  'no-answer',
  'invalid',
  'unauthorized',
  'not-found',
  'conflict',
  'too-large',
  'too-many',
  'server-error',
  'offline',
  'refused',
  'not-recorded',
] as const;
export type FailureKind = (typeof failureKinds)[number];

export const FailureBodySchema = v.object({
  failure: v.picklist(failureKinds),
  /** Whether the API may have acted: see `Outcome` of `@passmuster/client`. */
  outcome: v.picklist(['not_sent', 'refused', 'unknown']),
  /** What the API said, for Details. */
  detail: v.string(),
  issues: v.array(
    v.object({ path: v.array(v.union([v.string(), v.number()])), message: v.string() }),
  ),
  status: v.optional(v.number()),
  code: v.optional(v.string()),
  /** Seconds to wait before the next request. */
  retryAfter: v.optional(v.number()),
});
export type FailureBody = v.InferOutput<typeof FailureBodySchema>;
