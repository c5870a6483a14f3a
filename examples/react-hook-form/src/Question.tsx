import type { AnswerValue, CustomerValues } from '@passmuster/form';
import { useField } from '@passmuster/form/react';
import { useEffect } from 'react';
import { type FieldPathByValue, useFormContext } from 'react-hook-form';

/** A question that is answered with yes or no, and has no answer before. */
export function Question({
  name,
  label,
}: {
  readonly name: FieldPathByValue<CustomerValues, AnswerValue>;
  readonly label: string;
}) {
  const { setValue } = useFormContext<CustomerValues>();
  const { value, radioProps, findings, findingsProps } = useField<AnswerValue>(name);
  useEffect(() => setValue(name, value), [setValue, name, value]);
  return (
    <fieldset>
      <legend>{label}</legend>
      <label>
        <input {...radioProps('yes')} /> Yes
      </label>
      <label>
        <input {...radioProps('no')} /> No
      </label>
      <small {...findingsProps}>{findings.map(({ remedy }) => remedy).join(' ')}</small>
    </fieldset>
  );
}
