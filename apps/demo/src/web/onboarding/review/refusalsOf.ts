import type { Failure } from '../../api/failure.ts';
import type { DraftFinding } from '../../application/draftReview.ts';
import type { Translate } from '../../language/useText.ts';

const conflicts: Readonly<Record<string, { readonly field: string; readonly remedy: string }>> = {
  DUPLICATE_EMAIL: {
    field: 'email',
    remedy: 'Another customer uses this email address. Change it, then submit again.',
  },
  DUPLICATE_PHONE: {
    field: 'phone',
    remedy: 'Another customer uses this phone number. Change it, then submit again.',
  },
};

/** Returns what the API refused as findings at their fields. */
export function refusalsOf(failure: Failure, t: Translate): readonly DraftFinding[] {
  const conflict = conflicts[failure.code ?? ''];
  const rule = `api/${failure.code ?? failure.kind}`.toLowerCase();
  const source = failure.operation;
  if (conflict) {
    return [
      {
        rule,
        severity: 'error',
        path: [conflict.field],
        message: failure.message,
        remedy: t(conflict.remedy),
        source,
      },
    ];
  }
  return (failure.issues ?? []).map(({ path, message, remedy = message }) => ({
    rule,
    severity: 'error',
    path,
    message: failure.message,
    remedy,
    source,
  }));
}
