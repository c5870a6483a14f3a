import type { AmountValue, CustomerValues } from '@passmuster/form';
import type { ReactElement } from 'react';
import { type FieldPath, useController } from 'react-hook-form';
import { AmountInput, type AmountInputProps } from '../../ui/AmountInput.tsx';
import { Field, type FieldProps } from './Field.tsx';

/** The fields that hold amounts. */
export type AmountPath = Extract<
  FieldPath<CustomerValues>,
  | 'expected_monthly_income'
  | 'expected_monthly_payments_usd'
  | `business_owners.${number}.ownership_percentage`
>;

/** An amount or a share of the application. */
export function AmountField({
  name,
  unit,
  decimals,
  onAmount,
  ...field
}: FieldProps &
  Pick<AmountInputProps, 'unit' | 'decimals'> & {
    readonly name: AmountPath;
    /** Called with what was entered. */
    readonly onAmount?: (value: AmountValue) => void;
  }): ReactElement {
  const { field: input } = useController<CustomerValues, AmountPath>({ name });
  return (
    <Field name={name} {...field}>
      {(control) => (
        <AmountInput
          {...control}
          unit={unit}
          decimals={decimals}
          value={input.value}
          onChange={(value) => {
            input.onChange(value);
            onAmount?.(value);
          }}
        />
      )}
    </Field>
  );
}
