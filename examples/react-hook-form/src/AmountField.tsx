import type { AmountValue, CustomerValues } from '@passmuster/form';
import { useAmount } from '@passmuster/form/react';
import { useEffect } from 'react';
import { type FieldPathByValue, useFormContext } from 'react-hook-form';

/** An amount as people write it. Shows what was understood, and asks where there are two readings. */
export function AmountField({
  name,
  label,
  unit,
}: {
  readonly name: FieldPathByValue<CustomerValues, AmountValue>;
  readonly label: string;
  readonly unit: string;
}) {
  const { setValue } = useFormContext<CustomerValues>();
  const amount = useAmount(name, { locale: navigator.language, unit });
  const { value } = amount;
  // The application has read the amount; react-hook-form holds it.
  useEffect(() => setValue(name, value), [setValue, name, value]);
  return (
    <label>
      {label}
      <input {...amount.inputProps} />
      {amount.shown}
      {amount.candidates?.map((one) => (
        <button key={one.value} type="button" onClick={() => amount.choose(one)}>
          {one.shown}
        </button>
      ))}
      <small {...amount.findingsProps}>
        {amount.findings.map(({ remedy }) => remedy).join(' ')}
      </small>
    </label>
  );
}
