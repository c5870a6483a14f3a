import type { TextInputProps } from '@mantine/core';

/**
 * For inputs with findings beside them: below the input, and in elements that may hold a list and a
 * button, which a paragraph may not.
 */
export const noteProps: Pick<
  TextInputProps,
  'errorProps' | 'descriptionProps' | 'inputWrapperOrder'
> = {
  errorProps: { component: 'div' },
  descriptionProps: { component: 'div' },
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};
