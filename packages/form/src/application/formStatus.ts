import type { Doubt, Failure, IdentityField, Known } from '@passmuster/client/submission';

/**
 * What is known of the submission of a form, across reloads and tabs. Every sentence about it derives from this. Times are
 * ISO 8601 in UTC.
 */
export type FormStatus =
  /** The journal has not been read yet. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending'; readonly since: string }
  /** An answer was lost: the customer may have been created. Only a person ends this, with `submission.settle`. */
  | {
      readonly kind: 'unknown';
      readonly since: string;
      /** The submission whose answer was lost, if it is another one with the same email or phone. */
      readonly key?: string;
      /** With `key`: which of the two are the same. */
      readonly fields?: readonly IdentityField[];
      /** What the last attempt came to, which may be a refusal that followed the lost answer. */
      readonly error?: Failure;
    }
  | {
      readonly kind: 'created';
      readonly id?: string;
      readonly since?: string;
      /** When an earlier attempt was sent that may have created it a second time. */
      readonly doubtSince?: string;
    }
  /** Refused, or not accepted for another reason, such as no connection: `error.outcome` says which. Ends once nothing that was refused still stands: after a reload without its draft, only a duplicate email or phone still does. */
  | { readonly kind: 'refused'; readonly error: Failure }
  /** Refused as a duplicate of what an attempt in doubt has probably created. Only a person ends this. */
  | { readonly kind: 'probably-created'; readonly since: string; readonly error: Failure }
  /** Another submission with the same email or phone, such as that of a copied draft, has created it. */
  | {
      readonly kind: 'created-elsewhere';
      readonly id: string;
      readonly key: string;
      /** Which of the two are the same. */
      readonly fields: readonly IdentityField[];
      readonly since: string;
    };

/**
 * Returns the status of a submission that no form shows, such as one in a list: of what its journal says.
 *
 * @param refusalStands false once something that was refused has been changed.
 * @example
 * statusOf({ kind: 'created', id: 'cus_1' }) // { kind: 'created', id: 'cus_1' }
 */
export function statusOf(known: Known, refusalStands = true): FormStatus {
  const { kind, id, error, attempt, doubt } = known;
  if (kind === 'loading') return { kind };
  if (kind === 'sending') return { kind, since: attempt?.at ?? '' };
  if (kind === 'created') {
    return {
      kind,
      ...(id !== undefined && { id }),
      ...(attempt && { since: attempt.at }),
      ...(doubt && { doubtSince: doubt.since }),
    };
  }
  if (doubt) return inDoubt(known, doubt);
  return error && refusalStands ? { kind: 'refused', error } : { kind: 'editing' };
}

function inDoubt({ kind, error }: Known, { since, id, key, fields = [] }: Doubt): FormStatus {
  const other = key !== undefined && { key, fields };
  if (id !== undefined && other) return { kind: 'created-elsewhere', id, ...other, since };
  if (kind === 'probably-created' && error) return { kind, since, error };
  return { kind: 'unknown', since, ...other, ...(error && { error }) };
}

/**
 * Returns true while an earlier attempt may have created the customer.
 *
 * @example
 * isInDoubt({ kind: 'unknown', since: '2026-11-21T15:20:00.000Z' }) // true
 * isInDoubt({ kind: 'editing' }) // false
 */
export const isInDoubt = ({ kind }: FormStatus): boolean =>
  kind === 'unknown' || kind === 'probably-created' || kind === 'created-elsewhere';
