import type { Fix } from '@passmuster/findings';
import { useCallback, useState } from 'react';
import { useApplyFixes } from './useFixes.ts';

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
  const applyFixes = useApplyFixes();
  const [applied, setApplied] = useState<AppliedFix>();
  return {
    applied,
    apply: useCallback(
      (...fixes) => {
        const undo = applyFixes(...fixes);
        setApplied(undo && { fixes, undo });
      },
      [applyFixes],
    ),
    end: useCallback(() => setApplied(undefined), []),
  };
}
