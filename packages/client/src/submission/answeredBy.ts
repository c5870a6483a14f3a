import { isObject, isOutcome } from './isEntry.ts';
import type { Failure, IdentityField } from './known.ts';
import type { SubmissionEvent } from './next.ts';

/** What `send` resolves to. Results of the client's operations have this shape. */
export interface SubmissionAnswer {
  readonly data?: { readonly id?: string | null | undefined } | undefined;
  /** Without an `outcome`, nobody knows what became of the request: that is a doubt. */
  readonly error?: Pick<Partial<Failure>, 'outcome' | 'status' | 'code'> | undefined;
}

export const lost: SubmissionEvent = { type: 'answered', error: { outcome: 'unknown' } };

/** The codes that are assumed to refuse a duplicate. SPEC-GAP 16. */
const assumedDuplicateCodes = { DUPLICATE_EMAIL: 'email', DUPLICATE_PHONE: 'phone' } as const;

/** Returns the event of an answer. Without an answer, it stays unknown whether anything was created. */
export function answeredBy(
  { data, error }: SubmissionAnswer,
  duplicateCodes: Readonly<Record<string, IdentityField>> = assumedDuplicateCodes,
): SubmissionEvent {
  if (!error) return isObject(data) ? { type: 'answered', id: data.id ?? undefined } : lost;
  const { outcome, status, code } = error;
  if (!isOutcome(outcome)) return lost;
  const duplicate = new Map(Object.entries(duplicateCodes)).get(code ?? '');
  return { type: 'answered', error: { outcome, status, code, duplicate } };
}
