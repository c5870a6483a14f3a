import type { Fix } from '@passmuster/findings';
import { useForm } from '@passmuster/form/react';
import { useCallback, useState } from 'react';

export interface AppliedFix {
  readonly fixes: readonly Fix[];
  readonly undo: () => void;
}

/** Remembers what was applied last, for as long as it can be taken back. */
export function useAppliedFix(): {
  readonly applied: AppliedFix | undefined;
  readonly apply: (...fixes: readonly Fix[]) => void;
  readonly end: () => void;
} {
  const form = useForm();
  const [applied, setApplied] = useState<AppliedFix>();
  return {
    applied,
    apply: useCallback(
      (...fixes) => {
        const undo = form.apply(...fixes);
        setApplied(undo && { fixes, undo });
      },
      [form],
    ),
    end: useCallback(() => setApplied(undefined), []),
  };
}
