import type { CustomerValues, FileValue } from '@passmuster/form';
import { useField } from '@passmuster/form/react';
import { useEffect } from 'react';
import { type FieldPathByValue, useFormContext } from 'react-hook-form';
import { application } from './application.ts';

/** A file: the application reads and checks it before react-hook-form holds it. */
export function FileField({
  name,
  label,
}: {
  readonly name: FieldPathByValue<CustomerValues, FileValue>;
  readonly label: string;
}) {
  const { setValue } = useFormContext<CustomerValues>();
  const { value, controlProps, findings, findingsProps } = useField<FileValue>(name);
  useEffect(() => setValue(name, value), [setValue, name, value]);
  return (
    <p>
      <input
        type="file"
        aria-label={label}
        {...controlProps}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void application.attach(name, chosen);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {typeof value === 'object' && value.name}
      <small {...findingsProps}>{findings.map(({ remedy }) => remedy).join(' ')}</small>
    </p>
  );
}
