import type { AddressValues } from '@passmuster/form';
import { type ReactElement, useEffect, useState } from 'react';
import { loadStates } from '../../../integration/loadStates.ts';
import { countryChoices } from '../../application/choices.ts';
import { useLanguage } from '../../language/useText.ts';

/** An address in a line, its state and country by name. */
export function AddressLine({
  address: { street1, street2, city, state, postal_code, country },
}: {
  readonly address: AddressValues;
}): ReactElement {
  const { language } = useLanguage();
  const [named, setNamed] = useState({ state, name: state });
  useEffect(() => {
    let isCurrent = true;
    void loadStates(country).then((states) => {
      const name = states.find(({ value }) => value === state)?.label ?? state;
      if (isCurrent) setNamed({ state, name });
    });
    return () => {
      isCurrent = false;
    };
  }, [country, state]);
  const name = named.state === state ? named.name : state;
  const countryName = countryChoices(language).find(({ value }) => value === country)?.label;
  const parts = [street1, street2, city, name, postal_code, countryName ?? country];
  return <>{parts.filter((part) => part !== '').join(', ')}</>;
}
