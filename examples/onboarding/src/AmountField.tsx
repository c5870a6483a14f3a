import { type FieldPlace, useAmount } from '@passmuster/form/react';
import { Findings } from './Findings.tsx';

/** An amount as people write it. Shows what was understood, and asks where there are two readings. */
export function AmountField<Values extends object>({
  scope,
  path,
  unit,
}: FieldPlace<Values> & { readonly unit: string | undefined }) {
  const amount = useAmount(scope, path, { locale: navigator.language, unit });
  return (
    <div className="field">
      <label htmlFor={amount.inputProps.id}>{amount.description?.label}</label>
      <input {...amount.inputProps} />
      <small>
        {amount.shown}
        {amount.candidates?.map((one) => (
          <button key={one.value} type="button" onClick={() => amount.choose(one)}>
            {one.shown}
          </button>
        ))}
      </small>
      <Findings field={amount} />
    </div>
  );
}
