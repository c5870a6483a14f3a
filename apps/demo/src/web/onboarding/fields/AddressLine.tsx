import type { AddressValues } from '@passmuster/form';
import { type ReactElement, useEffect, useState } from 'react';
import { loadStates } from '../../../integration/loadStates.ts';

/** An address in a line, its state by name. The country isn't part of it. */
export function AddressLine({
  address: { street1, street2, city, state, postal_code, country },
}: {
  readonly address: AddressValues;
}): ReactElement {
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
  const parts = [street1, street2, city, name === city ? '' : name, postal_code];
  return <>{parts.filter((part) => part !== '').join(', ')}</>;
}
