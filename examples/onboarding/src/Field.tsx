import { type Field as FieldOf, type FieldPlace, useField } from '@passmuster/form/react';
import type { ReactNode } from 'react';
import { AmountField } from './AmountField.tsx';
import { Findings } from './Findings.tsx';

/** Types of inputs, by the kind of their field. */
const types: Readonly<Record<string, string>> = {
  date: 'date',
  email: 'email',
  phone: 'tel',
  url: 'url',
};

/** A field with the control of its kind. */
export function Field<Values extends object>({ scope, path }: FieldPlace<Values>) {
  const field = useField(scope, path);
  const { kind, unit } = field.description ?? {};
  if (kind === 'amount' || kind === 'share')
    return <AmountField scope={scope} path={path} unit={unit} />;
  if (kind === 'question') return <Question field={field} />;
  return (
    <Labeled field={field}>
      {kind === 'mark' ? <input {...field.checkboxProps} /> : <Control field={field} />}
    </Labeled>
  );
}

/** A list to choose from, or an input. */
function Control({ field }: { readonly field: FieldOf<unknown> }) {
  const { kind = '', options, maxLength } = field.description ?? {};
  if (!options) return <input {...field.inputProps} type={types[kind]} maxLength={maxLength} />;
  return (
    <select {...field.selectProps}>
      <option value="">Choose</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Has no answer until a person gives one. */
function Question({ field }: { readonly field: FieldOf<unknown> }) {
  return (
    <fieldset>
      <legend>{field.description?.label}</legend>
      {field.description?.options?.map(({ value, label }) => (
        <label key={value}>
          <input {...field.radioProps(value)} /> {label}
        </label>
      ))}
      <Findings field={field} />
    </fieldset>
  );
}

/** A label, a control, its hint and what is wrong with it. */
function Labeled({
  field,
  children,
}: {
  readonly field: FieldOf<unknown>;
  readonly children: ReactNode;
}) {
  const { kind, label, hint, needed } = field.description ?? {};
  return (
    <div className="field">
      <label htmlFor={field.controlProps.id}>
        {label} {needed === false && kind !== 'mark' && '(optional)'}
      </label>
      {children}
      {hint && <small>{hint}</small>}
      <Findings field={field} />
    </div>
  );
}
