import type { Fix } from '@passmuster/findings';
import type { CustomerValues, FormFinding } from '@passmuster/form';
import { useForm, useFormState } from '@passmuster/form/react';
import { useCallback } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useApplicationForm } from '../draft/draftContext.ts';

/** Applies fixes, all or none. Returns what takes them back; undefined if the form has changed since. */
export type ApplyFixes = (...fixes: readonly Fix[]) => (() => void) | undefined;

/** Returns what applies fixes to the application, and to the form that holds its values. */
export function useApplyFixes(): ApplyFixes {
  const application = useForm();
  const { setValue } = useApplicationForm();
  return useCallback(
    (...fixes) => {
      const enter = <Result>(work: () => Result): Result => {
        const before = application.values;
        const result = work();
        // Read first: with each value that is set, the application takes the others as the form has them.
        const entries = [...changesIn(before, application.values)];
        for (const [path, value] of entries) setValue(path, value as string);
        for (const [path] of entries) application.blur(path);
        return result;
      };
      const undo = enter(() => application.apply(...fixes));
      return undo && (() => enter(undo));
    },
    [application, setValue],
  );
}

/** Yields the fields that differ. What is the same object in both isn't looked into. */
function* changesIn(
  before: unknown,
  after: unknown,
  path = '',
): Generator<readonly [path: FieldPath<CustomerValues>, value: unknown]> {
  if (before === after) return;
  if (!isGroup(before) || !isGroup(after)) {
    yield [path as FieldPath<CustomerValues>, after];
    return;
  }
  for (const [key, value] of Object.entries(after)) {
    yield* changesIn(before[key], value, path === '' ? key : `${path}.${key}`);
  }
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the fix of a finding; undefined if the right value isn't certain. */
export function useFixOf({ rule, path }: FormFinding): Fix | undefined {
  const fixes = useFormState((state) => state.fixes);
  const place = path.join('.');
  return fixes.find((fix) => fix.rule === rule && fix.path.join('.') === place);
}
