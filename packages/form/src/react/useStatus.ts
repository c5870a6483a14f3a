import type { FormState } from '../application/formState.ts';
import type { FormStatus } from '../application/formStatus.ts';
import { useFormState } from './context.ts';

const select = ({ status }: FormState): FormStatus => status;

/**
 * Returns the status of the form's submission, including one that another tab sent.
 *
 * @example
 * const form = createCustomerForm({ reviewer });
 * const Status = () => useStatus().kind;
 * renderToString(createElement(FormProvider, { form }, createElement(Status))) // 'editing'
 */
export const useStatus = (): FormStatus => useFormState(select);
