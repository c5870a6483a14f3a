import type { CustomerValues } from '@passmuster/form';
import type { ReactElement } from 'react';
import { type FieldPath, useWatch } from 'react-hook-form';
import { useText } from '../../language/useText.ts';
import styles from '../../ui/Field.module.css';
import { type Option, Options } from '../../ui/Options.tsx';
import { useApplicationForm } from '../draft/draftContext.ts';
import { Field, type FieldProps } from './Field.tsx';

/** One of a closed list, as the control that every device has. */
export function SelectField({
  name,
  options,
  autoComplete,
  onPick,
  ...field
}: FieldProps & {
  readonly name: FieldPath<CustomerValues>;
  readonly options: readonly Option[];
  readonly autoComplete?: string;
  /** Called when the person picks a value. */
  readonly onPick?: (value: string) => void;
}): ReactElement {
  const t = useText();
  const { register } = useApplicationForm();
  const value = String(useWatch<CustomerValues>({ name }) ?? '');
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <Field name={name} {...field}>
      {(control) => (
        <select
          {...control}
          {...register(name, {
            onChange: ({ target }: { readonly target: HTMLSelectElement }) =>
              onPick?.(target.value),
          })}
          className={styles.in}
          value={value}
          autoComplete={autoComplete}
        >
          <option value="">{t('Choose')}</option>
          {/* A value from an import that the list doesn't have stays visible, and is not lost. */}
          {!isListed && <option value={value}>{value}</option>}
          <Options options={options} chosen={value} />
        </select>
      )}
    </Field>
  );
}
