import type { FormState } from '../application/formState.ts';
import type { FormStatus } from '../application/formStatus.ts';
import { useFormState } from './context.ts';

const select = ({ status }: FormState): FormStatus => status;

/**
 * Returns what is known of the submission of the form, also of what another tab sent.
 *
 * @example
 * const form = createCustomerForm({ reviewer });
 * const Status = () => useStatus().kind;
 * renderToString(createElement(FormProvider, { form }, createElement(Status))) // 'editing'
 */
export const useStatus = (): FormStatus => useFormState(select);
