import type { CustomerValues } from '@passmuster/form';
import { fieldHint } from '@passmuster/schemas/labels';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { countryChoices } from '../../application/choices.ts';
import { fieldLabel } from '../../application/fieldLabels.ts';
import { useLanguage } from '../../language/useText.ts';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';
import { type AddressName, useStateOfCountry } from './useStateOfCountry.ts';
import { useStates } from './useStates.ts';

/** An address. Its country decides which states there are and what the postal code is called. */
export function AddressFields({
  name,
  hasCountry,
}: {
  readonly name: AddressName;
  /** Whether the country is asked for here: for the business it is asked for first. */
  readonly hasCountry: boolean;
}): ReactElement {
  const { language, t } = useLanguage();
  const country = String(useWatch<CustomerValues>({ name: `${name}.country` }) ?? '');
  const states = useStates(country);
  const followCountry = useStateOfCountry(name);
  const state = { name: `${name}.state`, label: fieldLabel('state', country, t) } as const;
  return (
    <>
      {hasCountry && (
        <SelectField
          name={`${name}.country`}
          label={fieldLabel('country', '', t)}
          span="c4"
          options={countryChoices(language)}
          autoComplete="off"
          onPick={followCountry}
        />
      )}
      <TextField
        name={`${name}.street1`}
        label={fieldLabel('street1', '', t)}
        span={hasCountry ? 'c8' : 'c7'}
      />
      <TextField
        name={`${name}.street2`}
        label={fieldLabel('street2', '', t)}
        span={hasCountry ? 'c12' : 'c5'}
        isOptional
      />
      <TextField name={`${name}.city`} label={fieldLabel('city', '', t)} span="c4" isHalf />
      {states.length > 0 ? (
        <SelectField {...state} span="c4" isHalf options={states} />
      ) : (
        <TextField {...state} span="c4" isHalf />
      )}
      <TextField
        name={`${name}.postal_code`}
        label={fieldLabel('postal_code', country, t)}
        hint={fieldHint(['postal_code'], t.labels, country)}
        span="c4"
      />
    </>
  );
}
