import type { AddressValues } from '@passmuster/form';
import type { ReactElement } from 'react';
import { useStates } from './useStates.ts';

/** An address in a line, its state by name. The country isn't part of it. */
export function AddressLine({
  address: { street1, street2, city, state, postal_code, country },
}: {
  readonly address: AddressValues;
}): ReactElement {
  const stateName = useStates(country).find(({ value }) => value === state)?.label ?? state;
  const parts = [street1, street2, city, stateName === city ? '' : stateName, postal_code];
  return <>{parts.filter((part) => part !== '').join(', ')}</>;
}
