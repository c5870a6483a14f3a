import { useRef } from 'react';
import { useApplicationForm } from '../draft/draftContext.ts';

export type AddressName = 'registered_address' | `business_owners.${number}.address`;

/**
 * Returns what to call when a country is picked: clears the state, which is of the country before.
 * A list is passed through with the arrow keys, so each state comes back with its country.
 */
export function useStateOfCountry(name: AddressName): (country: string) => void {
  const { getValues, setValue } = useApplicationForm();
  const before = useRef(getValues(`${name}.country`));
  const states = useRef(new Map<string, string>());
  return (country) => {
    const state = getValues(`${name}.state`);
    const last = before.current;
    before.current = country;
    if (last === '' || last === country) return;
    if (state !== '') states.current.set(last, state);
    setValue(`${name}.state`, states.current.get(country) ?? '', { shouldDirty: true });
  };
}
