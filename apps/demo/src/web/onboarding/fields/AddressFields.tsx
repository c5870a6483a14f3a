import type { ReactElement } from 'react';
import { Field } from './Field.tsx';
import { SelectField } from './SelectField.tsx';
import { useCountryChange } from './useCountryChange.ts';

/** An address. Its country decides which states there are and what the postal code is called. */
export function AddressFields({
  path,
  hasCountry,
}: {
  readonly path: string;
  /** Whether the country is asked for here: for the business it is asked for first. */
  readonly hasCountry: boolean;
}): ReactElement {
  const changeCountry = useCountryChange(path);
  return (
    <>
      {hasCountry && (
        <SelectField path={`${path}.country`} span="c4" autoComplete="off" onPick={changeCountry} />
      )}
      <Field path={`${path}.street1`} span={hasCountry ? 'c8' : 'c6'} />
      <Field path={`${path}.street2`} span={hasCountry ? 'c12' : 'c6'} isOptional />
      <Field path={`${path}.city`} span="c4" isHalf />
      <Field path={`${path}.state`} span="c4" isHalf />
      <Field path={`${path}.postal_code`} span="c4" />
    </>
  );
}
