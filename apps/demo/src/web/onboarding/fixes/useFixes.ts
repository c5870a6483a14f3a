import { useCallback } from 'react';
import type { FieldPath } from 'react-hook-form';
import {
  type FormFinding,
  useApplication,
  useApplicationState,
} from '../../../integration/application.ts';
import { type Fix, valueAt } from '../../../integration/fixes.ts';
import type { ApplicationValues } from '../../../integration/values.ts';
import { useApplicationForm } from '../draft/draftContext.ts';

/** Applies fixes, all or none. Returns what takes them back; undefined if the form has changed since. */
export type ApplyFixes = (...fixes: readonly Fix[]) => (() => void) | undefined;

/** Returns what applies fixes to the application, and to the form that holds its values. */
export function useApplyFixes(): ApplyFixes {
  const application = useApplication();
  const { setValue } = useApplicationForm();
  return useCallback(
    (...fixes) => {
      const undo = application.apply(...fixes);
      if (!undo) return undefined;
      const paths = fixes.flatMap(({ changes }) => changes.map(({ path }) => path));
      const copy = () => {
        // Read first: with each value that is set, the application takes the others as the form has them.
        const entries = paths.map((path) => [path, valueAt(application.values, path)] as const);
        for (const [path, value] of entries) {
          setValue(path.join('.') as FieldPath<ApplicationValues>, value as string);
        }
        for (const path of paths) application.leave(path);
      };
      copy();
      return () => {
        undo();
        copy();
      };
    },
    [application, setValue],
  );
}

/** Returns the fix of a finding; undefined if the right value isn't certain. */
export function useFixOf({ rule, path }: FormFinding): Fix | undefined {
  const fixes = useApplicationState((state) => state.fixes);
  const place = path.join('.');
  return fixes.find((fix) => fix.rule === rule && fix.path.join('.') === place);
}
