import type { FormFinding } from '@passmuster/form';
import { useFormState } from '@passmuster/form/react';
import { useCallback } from 'react';

/** Returns the open warning about a field. Unlike the findings of the field, also one that says that it is blank. */
export const useOpenWarning = (field: string): FormFinding | undefined =>
  useFormState(
    useCallback(
      ({ todo }) =>
        todo.find(({ kind, path }) => kind === 'warning' && path.join('.') === field)?.finding,
      [field],
    ),
  );

/** Returns true if a warning about a slot, or what is asked about its file, is open. */
export const useHasWarning = (id: string): boolean =>
  useFormState(
    useCallback(
      ({ todo }) => todo.some(({ kind, slot }) => kind === 'warning' && slot === id),
      [id],
    ),
  );
