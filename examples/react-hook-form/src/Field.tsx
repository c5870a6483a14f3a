import type { CustomerValues } from '@passmuster/form';
import { useField } from '@passmuster/form/react';
import { type FieldPathByValue, useFormContext } from 'react-hook-form';

/** A text field: react-hook-form has its value, the application what it shows. */
export function Field({
  name,
  label,
  type = 'text',
}: {
  readonly name: FieldPathByValue<CustomerValues, string>;
  readonly label: string;
  readonly type?: string;
}) {
  const { register } = useFormContext<CustomerValues>();
  const { controlProps, findings, findingsProps } = useField(name);
  const { onBlur, ...registered } = register(name);
  return (
    <label>
      {label}
      <input
        type={type}
        {...controlProps}
        {...registered}
        onBlur={(event) => {
          void onBlur(event);
          controlProps.onBlur();
        }}
      />
      <small {...findingsProps}>{findings.map(({ remedy }) => remedy).join(' ')}</small>
    </label>
  );
}
