import type { CustomerValues } from '@passmuster/form';
import type { ReactElement } from 'react';
import type { FieldPath } from 'react-hook-form';
import styles from '../../ui/Field.module.css';
import { useApplicationForm } from '../draft/draftContext.ts';
import { Field, type FieldProps } from './Field.tsx';

interface TextFieldProps extends FieldProps {
  readonly name: FieldPath<CustomerValues>;
  readonly type?: 'text' | 'email' | 'url';
  readonly autoComplete?: string;
}

/** A line of text. Uncontrolled: typing renders nothing but the input. */
export function TextField({
  name,
  type = 'text',
  autoComplete,
  ...field
}: TextFieldProps): ReactElement {
  const { register } = useApplicationForm();
  return (
    <Field name={name} {...field}>
      {(control) => (
        <input
          {...control}
          {...register(name)}
          className={styles.in}
          // `url` and `email` would let the browser judge; the review does that.
          type={type === 'email' ? 'email' : 'text'}
          inputMode={type === 'url' ? 'url' : undefined}
          autoComplete={autoComplete}
          maxLength={5000}
        />
      )}
    </Field>
  );
}

/** Several lines of text, with the number of characters left near the end. */
export function LongTextField({
  name,
  rows = 3,
  ...field
}: FieldProps & {
  readonly name: FieldPath<CustomerValues>;
  readonly rows?: number;
}): ReactElement {
  const { register } = useApplicationForm();
  return (
    <Field name={name} span="c12" {...field}>
      {(control) => (
        <textarea
          {...control}
          {...register(name)}
          className={styles.in}
          rows={rows}
          maxLength={5000}
        />
      )}
    </Field>
  );
}
