import { useForm, useFormState } from '@passmuster/form/react';

/** Returns the label of a field or a group, in the words of its country. Renders again only when that changes, and not with the value. */
export function useFieldLabel(path: string): string | undefined {
  const form = useForm();
  return useFormState(() => form.describe(path)?.label);
}
