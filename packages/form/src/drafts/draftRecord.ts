import type { ServerError } from '../application/refusalsOf.ts';
import type { Loaded, StoredDraft } from './drafts.ts';

/** A draft with the time at which it was removed, in milliseconds since 1970, until that is undone or it is deleted. */
export interface DraftRecord extends StoredDraft {
  readonly removedAt?: number;
}

/** Returns a record as it was written, whatever version of the form wrote it; undefined if it is damaged. */
export function recordOf(stored: unknown): DraftRecord | undefined {
  const {
    id,
    values,
    serverErrors,
    version,
    form = 1,
    createdAt,
    savedAt,
    removedAt,
  } = Object(stored);
  const isWhole =
    typeof id === 'string' &&
    typeof values === 'object' &&
    values !== null &&
    [version, form, createdAt, savedAt].every(Number.isFinite);
  if (!isWhole) return undefined;
  return {
    id,
    values,
    ...(isServerError(serverErrors) && { serverErrors }),
    version,
    form,
    createdAt,
    savedAt,
    ...(removedAt && { removedAt }),
  };
}

/** Returns true for a refusal as the form gave it: a damaged one isn't worth the draft. */
function isServerError(stored: unknown): stored is ServerError {
  const { outcome, issues } = Object(stored);
  return (
    typeof outcome === 'string' &&
    Array.isArray(issues) &&
    issues.every((issue) => Array.isArray(Object(issue).path))
  );
}

/** Returns the draft of a record, or why a form of this version can't go on with it. */
export function readRecord<Values extends object>(stored: unknown, form: number): Loaded<Values> {
  if (stored === undefined) return { lost: 'vanished' };
  const record = recordOf(stored);
  if (!record) return { lost: 'damaged' };
  const { removedAt, ...draft } = record;
  if (removedAt !== undefined) return { lost: 'forgotten' };
  if (draft.form > form) return { lost: 'newer' };
  // Values were written by the same form.
  return { draft: draft as StoredDraft<Values> };
}
