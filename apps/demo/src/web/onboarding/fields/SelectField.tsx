import { useField } from '@passmuster/form/react';
import type { ReactElement } from 'react';
import { useText } from '../../language/useText.ts';
import styles from '../../ui/Field.module.css';
import { type Option, Options } from '../../ui/Options.tsx';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

const none: readonly Option[] = [];

/** One of a closed list, as the control that every device has. */
export function SelectField({
  autoComplete,
  onPick,
  ...props
}: FieldProps & {
  readonly autoComplete?: string;
  /** Enters what the person picks. Default: the field alone. */
  readonly onPick?: (value: string) => void;
}): ReactElement {
  const t = useText();
  const field = useField(props.path);
  const { value } = field.selectProps;
  const options = field.description?.options ?? none;
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <FieldFrame field={field} {...props}>
      {(control) => (
        <select
          {...field.selectProps}
          {...control}
          {...(onPick && { onChange: ({ target }) => onPick(target.value) })}
          className={styles.in}
          autoComplete={autoComplete}
        >
          <option value="">{t('Choose')}</option>
          {/* A value from an import that the list doesn't have stays visible, and is not lost. */}
          {!isListed && <option value={value}>{value}</option>}
          <Options options={options} chosen={value} />
        </select>
      )}
    </FieldFrame>
  );
}
