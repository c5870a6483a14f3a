import { type Fix, valueAt } from '@passmuster/findings';
import { useForm } from '@passmuster/form/react';
import { useCallback, useState } from 'react';

export interface AppliedFix {
  readonly fixes: readonly Fix[];
  readonly undo: () => void;
  /** False if nobody pressed a button for it, so that the keyboard stays where it is. */
  readonly takesFocus: boolean;
}

/** Remembers what was applied last, for as long as it can be taken back: until one of its values is changed. */
export function useAppliedFix(): {
  readonly applied: AppliedFix | undefined;
  readonly apply: (...fixes: readonly Fix[]) => void;
  /** Applies a fix that nobody asked for. */
  readonly applyUnasked: (fix: Fix) => void;
  readonly end: () => void;
} {
  const form = useForm();
  const [applied, setApplied] = useState<AppliedFix & { readonly entered: readonly unknown[] }>();
  const isThere = applied && isSame(applied.entered, valuesOf(applied.fixes, form.values));
  const applyAs = useCallback(
    (fixes: readonly Fix[], takesFocus: boolean) => {
      const undo = form.apply(...fixes);
      setApplied(undo && { fixes, undo, takesFocus, entered: valuesOf(fixes, form.values) });
    },
    [form],
  );
  return {
    applied: isThere ? applied : undefined,
    apply: useCallback((...fixes) => applyAs(fixes, true), [applyAs]),
    applyUnasked: useCallback((fix) => applyAs([fix], false), [applyAs]),
    end: useCallback(() => setApplied(undefined), []),
  };
}

const valuesOf = (fixes: readonly Fix[], values: unknown): readonly unknown[] =>
  fixes.flatMap(({ changes }) => changes.map(({ path }) => valueAt(values, path)));

const isSame = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  before.every((value, at) => Object.is(value, now[at]));
