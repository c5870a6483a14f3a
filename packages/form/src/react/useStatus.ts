import type { FormState } from '../application/formState.ts';
import type { FormStatus } from '../application/formStatus.ts';
import { useFormState } from './context.ts';

const select = ({ status }: FormState): FormStatus => status;

/** Returns what is known of the submission of the form, also of what another tab sent. */
export const useStatus = (): FormStatus => useFormState(select);
