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

/** Returns true if the last attempt was refused as a duplicate of one of the attempts in a doubt. */
function isDuplicate({ error, attempt }: Known, doubt: Doubt | undefined): boolean {
  const field = error?.duplicate;
  if (error?.outcome !== 'refused' || !field) return false;
  return (
    attempt?.mark.some((hash) => hash.startsWith(field) && doubt?.mark.includes(hash)) ?? false
  );
}

/** Tells a duplicate of what an attempt in doubt has created from one of somebody else's customer. */
function judge(known: Known): Known {
  if (known.error?.outcome !== 'refused') return known;
  return { ...known, kind: isDuplicate(known, known.doubt) ? 'probably-created' : 'refused' };
}

/** Raises a doubt again that was dismissed, if the API has refused a duplicate of it: probably, something was created after all. */
const raise = (known: Known): Known =>
  known.dismissed && isDuplicate(known, known.dismissed)
    ? { ...known, doubt: join(known.doubt, known.dismissed), dismissed: undefined }
    : known;

/** Returns the state if attempts of another submission have the same email or phone. */
export function matched(known: Known, doubt: Doubt): Known {
  const own = known.doubt;
  // An own doubt is settled here, unless the other submission has created what both are about.
  return judge({
    ...known,
    doubt: { ...join(own, doubt), ...(own && !doubt.id && { key: own.key }) },
  });
}

/** Ends the doubt: nothing was created. Who knows of a duplicate and still says so is believed for good. */
function dismiss(known: Known): Known {
  const { kind, doubt, error } = known;
  const isUnanswered = kind === 'sending';
  const ended = isUnanswered ? doubtOf(known) : doubt;
  return judge({
    ...known,
    kind: isUnanswered ? 'idle' : kind,
    // Nobody has refused what was never answered.
    error: error?.outcome === 'unknown' ? undefined : error,
    doubt: undefined,
    dismissed: kind === 'probably-created' ? undefined : ended,
  });
}

/** Ends the doubt: one of its attempts created something, which has the email and phone of one of them. */
function found(known: Known, id: string | undefined): Known {
  const { attempt } = known;
  return {
    kind: 'created',
    id: known.id ?? id,
    attempt: attempt && { ...attempt, mark: doubtOf(known)?.mark ?? [] },
  };
}

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
  const { kind, attempt, doubt, dismissed } = known;
  const isUnanswered = kind === 'sending';
  switch (event.type) {
    case 'sent':
      return {
        kind: 'sending',
        attempt: event.attempt,
        doubt: isUnanswered ? doubtOf(known) : doubt,
        dismissed,
      };
    case 'answered': {
      const { id, error } = event;
      if (!error) return { kind: 'created', id, attempt, doubt };
      const after = error.outcome === 'unknown' ? doubtOf(known) : doubt;
      return judge(raise({ kind: 'idle', error, attempt, doubt: after, dismissed }));
    }
    case 'reconciled':
      return event.outcome === 'absent' ? dismiss(known) : found(known, event.id);
  }
}
