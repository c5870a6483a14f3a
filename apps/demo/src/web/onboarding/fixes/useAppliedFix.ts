import { type Fix, valueAt } from '@passmuster/findings';
import { useForm } from '@passmuster/form/react';
import { useCallback, useState } from 'react';

export interface AppliedFix {
  readonly fixes: readonly Fix[];
  readonly undo: () => void;
}

/** Remembers what was applied last, for as long as it can be taken back: until one of its values is changed. */
export function useAppliedFix(): {
  readonly applied: AppliedFix | undefined;
  readonly apply: (...fixes: readonly Fix[]) => void;
  readonly end: () => void;
} {
  const form = useForm();
  const [applied, setApplied] = useState<AppliedFix & { readonly entered: readonly unknown[] }>();
  const isThere = applied && isSame(applied.entered, valuesOf(applied.fixes, form.values));
  return {
    applied: isThere ? applied : undefined,
    apply: useCallback(
      (...fixes) => {
        const undo = form.apply(...fixes);
        setApplied(undo && { fixes, undo, entered: valuesOf(fixes, form.values) });
      },
      [form],
    ),
    end: useCallback(() => setApplied(undefined), []),
  };
}

const valuesOf = (fixes: readonly Fix[], values: unknown): readonly unknown[] =>
  fixes.flatMap(({ changes }) => changes.map(({ path }) => valueAt(values, path)));

const isSame = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  before.every((value, at) => Object.is(value, now[at]));
