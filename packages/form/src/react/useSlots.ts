import type { FormState } from '../application/formState.ts';
import { useFormState } from './context.ts';

const select = ({ slots }: FormState): FormState['slots'] => slots;

/**
 * Returns the slots for files: the same array until one of them changes.
 *
 * @example
 * const form = createCustomerForm({ reviewer });
 * const First = () => useSlots()[0].label;
 * renderToString(createElement(FormProvider, { form }, createElement(First))) // 'Certificate of incorporation'
 */
export const useSlots = (): FormState['slots'] => useFormState(select);
