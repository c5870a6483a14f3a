import type { Attempt, Doubt, Failure, Known } from './known.ts';

/** Something that happened to a submission, as its journal keeps it. */
export type SubmissionEvent =
  /** Recorded before the request leaves. */
  | { readonly type: 'sent'; readonly attempt: Attempt }
  /** Created, unless there is an error. */
  | {
      readonly type: 'answered';
      readonly id?: string | undefined;
      readonly error?: Failure | undefined;
    }
  /** A complete listing, or a person, says whether the attempts in doubt created something. */
  | {
      readonly type: 'reconciled';
      readonly outcome: 'absent' | 'exists';
      readonly id?: string | undefined;
    };

/** Returns a doubt with another one added; it dates from the first. */
const join = (doubt: Doubt | undefined, more: Doubt): Doubt =>
  doubt ? { ...more, ...doubt, mark: [...new Set([...doubt.mark, ...more.mark])] } : more;

/** Returns the doubt that is left if the last attempt counts as one whose answer was lost. */
export const doubtOf = ({ attempt, doubt }: Known): Doubt | undefined =>
  attempt ? join(doubt, { since: attempt.at, mark: attempt.mark }) : doubt;

/** Tells a duplicate of what an attempt in doubt has created from one of somebody else's customer. */
function judge(known: Known): Known {
  const { error, attempt, doubt } = known;
  if (error?.outcome !== 'refused') return known;
  const field = error.duplicate;
  const isOurs =
    field && attempt?.mark.some((hash) => hash.startsWith(field) && doubt?.mark.includes(hash));
  return { ...known, kind: isOurs ? 'probably-created' : 'refused' };
}

/** Returns the state if attempts of another submission have the same email or phone. */
export const matched = (known: Known, doubt: Doubt): Known =>
  judge({ ...known, doubt: join(known.doubt, doubt) });

/**
 * Returns the state after an event. Pure: the events of a journal, from the oldest to the newest, give the state
 * now. An attempt that was sent and not answered stays `sending`; whoever finds it so while nobody holds its key
 * adds that the answer is `unknown`.
 *
 * @example
 * const attempt = { at: '2026-11-21T15:20:00.000Z', hash: '9f86', mark: [] };
 * const sent = next({ kind: 'idle' }, { type: 'sent', attempt });
 * const lost = next(sent, { type: 'answered', error: { outcome: 'unknown' } });
 * lost.kind // 'idle'
 * lost.doubt?.since // '2026-11-21T15:20:00.000Z'
 */
export function next(known: Known, event: SubmissionEvent): Known {
  const { kind, attempt, doubt } = known;
  const isUnanswered = kind === 'sending';
  switch (event.type) {
    case 'sent':
      return {
        kind: 'sending',
        attempt: event.attempt,
        doubt: isUnanswered ? doubtOf(known) : doubt,
      };
    case 'answered': {
      const { id, error } = event;
      if (!error) return { kind: 'created', id, attempt, doubt };
      const after = error.outcome === 'unknown' ? doubtOf(known) : doubt;
      return judge({ kind: 'idle', error, attempt, doubt: after });
    }
    case 'reconciled':
      if (event.outcome === 'absent') {
        return judge({ ...known, kind: isUnanswered ? 'idle' : kind, doubt: undefined });
      }
      return {
        kind: 'created',
        id: known.id ?? event.id,
        // What exists has the email and phone of one of the attempts in doubt.
        attempt: attempt && { ...attempt, mark: doubtOf(known)?.mark ?? [] },
      };
  }
}
