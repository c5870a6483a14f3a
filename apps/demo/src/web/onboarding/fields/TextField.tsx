import type { InputHTMLAttributes, ReactElement } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { ApplicationValues } from '../../application/values.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from '../../ui/Field.module.css';
import ui from '../../ui/ui.module.css';
import { useApplicationForm } from '../draft/draftContext.ts';
import { Field, type FieldProps } from './Field.tsx';

interface TextFieldProps extends FieldProps {
  readonly name: FieldPath<ApplicationValues>;
  readonly type?: 'text' | 'email' | 'url';
  readonly autoComplete?: string;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** After the number, such as `%`. */
  readonly unit?: string;
  readonly isNumeric?: boolean;
  /** Called with what was typed. */
  readonly onType?: (text: string) => void;
}

/** A line of text. Uncontrolled: typing renders nothing but the input. */
export function TextField({
  name,
  type = 'text',
  autoComplete,
  inputMode,
  unit,
  isNumeric = false,
  onType,
  ...field
}: TextFieldProps): ReactElement {
  const { register } = useApplicationForm();
  return (
    <Field name={name} {...field}>
      {(control) => {
        const input = (
          <input
            {...control}
            {...register(name, {
              onChange: ({ target }: { readonly target: HTMLInputElement }) =>
                onType?.(target.value),
            })}
            className={classNames(styles.in, isNumeric && ui.num)}
            // `url` and `email` would let the browser judge; the review does that.
            type={type === 'email' ? 'email' : 'text'}
            inputMode={inputMode ?? (type === 'url' ? 'url' : undefined)}
            autoComplete={autoComplete}
            maxLength={5000}
          />
        );
        return unit === undefined ? (
          input
        ) : (
          <div className={styles.affix}>
            {input}
            <span aria-hidden="true">{unit}</span>
          </div>
        );
      }}
    </Field>
  );
}

/** Several lines of text, with the number of characters left near the end. */
export function LongTextField({
  name,
  rows = 3,
  ...field
}: FieldProps & {
  readonly name: FieldPath<ApplicationValues>;
  readonly rows?: number;
}): ReactElement {
  const { register } = useApplicationForm();
  return (
    <Field name={name} span="c12" {...field}>
      {(control) => <textarea {...control} {...register(name)} className={styles.in} rows={rows} />}
    </Field>
  );
}
