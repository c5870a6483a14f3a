import {
  type PhoneTyping,
  phoneControl,
  phoneCountryOptions,
  type TypedPhone,
} from '@passmuster/form/controls';
import { useField } from '@passmuster/form/react';
import { useEffect, useState } from 'react';

/** A country to choose and a number to type. The form holds one value, with its `+`. */
export function PhoneControlField({ path }: { readonly path: string }) {
  const { controlProps, description, findings, findingsProps, setValue, value } = useField(path);
  const [typed, setTyped] = useState<TypedPhone>();
  const [typing, setTyping] = useState<PhoneTyping>();
  useEffect(
    () => void import('@passmuster/phone/typing').then((tables) => setTyping({ ...tables })),
    [],
  );
  const control = phoneControl({ value, typed, typing });
  const enter = (next: TypedPhone) => {
    setTyped(next);
    setValue(next.value);
  };
  return (
    <fieldset>
      <legend>{description?.label}</legend>
      <select
        aria-label="Country code"
        value={control.country}
        onChange={({ target }) => enter(control.choose(target.value))}
      >
        <option value="">Choose</option>
        {typing &&
          phoneCountryOptions('en', typing).map((country) => (
            <option key={country.value} value={country.value}>
              {country.label}
            </option>
          ))}
      </select>
      <input
        {...controlProps}
        type="tel"
        aria-label={description?.label}
        value={control.national}
        onChange={({ target }) =>
          enter(
            control.type(target.value, { isAtEnd: target.selectionStart === target.value.length }),
          )
        }
        onBlur={() => {
          setTyped(control.leave());
          controlProps.onBlur();
        }}
      />
      <small {...findingsProps}>{findings.map(({ remedy }) => remedy).join(' ')}</small>
    </fieldset>
  );
}
