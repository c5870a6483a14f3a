import type { Fix } from '@passmuster/findings';
import { useForm } from '@passmuster/form/react';
import { useCallback, useState } from 'react';

export interface AppliedFix {
  readonly fixes: readonly Fix[];
  readonly undo: () => void;
  /** False if nobody pressed a button for it, so that the keyboard stays where it is. */
  readonly takesFocus: boolean;
}

/** Remembers what was applied last, for as long as it can be taken back. */
export function useAppliedFix(): {
  readonly applied: AppliedFix | undefined;
  readonly apply: (...fixes: readonly Fix[]) => void;
  /** Applies a fix that nobody asked for. */
  readonly applyUnasked: (fix: Fix) => void;
  readonly end: () => void;
} {
  const form = useForm();
  const [applied, setApplied] = useState<AppliedFix>();
  const applyAs = useCallback(
    (fixes: readonly Fix[], takesFocus: boolean) => {
      const undo = form.apply(...fixes);
      setApplied(undo && { fixes, undo, takesFocus });
    },
    [form],
  );
  return {
    applied,
    apply: useCallback((...fixes) => applyAs(fixes, true), [applyAs]),
    applyUnasked: useCallback((fix) => applyAs([fix], false), [applyAs]),
    end: useCallback(() => setApplied(undefined), []),
  };
}
