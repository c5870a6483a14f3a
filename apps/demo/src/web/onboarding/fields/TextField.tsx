import { useField } from '@passmuster/form/react';
import type { ReactElement } from 'react';
import styles from '../../ui/Field.module.css';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** Letters that a control takes: more than any field may have, so that nothing is cut off unseen. */
const maxLength = 5000;

/** A line of text. */
export function TextField({
  autoComplete,
  ...props
}: FieldProps & { readonly autoComplete?: string }): ReactElement {
  const field = useField(props.path);
  const kind = field.description?.kind;
  return (
    <FieldFrame field={field} {...props}>
      {(control) => (
        <input
          {...field.inputProps}
          {...control}
          className={styles.in}
          // `url` would let the browser judge; the review does that.
          type={kind === 'email' ? 'email' : 'text'}
          inputMode={kind === 'url' ? 'url' : undefined}
          autoComplete={autoComplete}
          maxLength={maxLength}
        />
      )}
    </FieldFrame>
  );
}

/** Several lines of text. */
export function LongTextField({
  rows = 3,
  ...props
}: FieldProps & { readonly rows?: number }): ReactElement {
  const field = useField(props.path);
  return (
    <FieldFrame field={field} span="c12" {...props}>
      {(control) => (
        <textarea
          {...field.inputProps}
          {...control}
          className={styles.in}
          rows={rows}
          maxLength={maxLength}
        />
      )}
    </FieldFrame>
  );
}
