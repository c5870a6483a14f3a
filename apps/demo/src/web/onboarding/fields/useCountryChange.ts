import { parsePath, valueAt } from '@passmuster/findings';
import { useForm } from '@passmuster/form/react';
import { useRef } from 'react';

/**
 * Returns a function that changes the country of an address: the state, which is of the country before, is cleared.
 * A list is passed through with the arrow keys, so each state comes back with its country.
 */
export function useCountryChange(address: string): (country: string) => void {
  const form = useForm();
  const states = useRef(new Map<string, unknown>());
  const textAt = (name: string): string =>
    String(valueAt(form.values, parsePath(`${address}.${name}`)) ?? '');
  return (country) => {
    const [last, state] = [textAt('country'), textAt('state')];
    form.set(`${address}.country`, country);
    if (last === '' || last === country) return;
    if (state !== '') states.current.set(last, state);
    form.set(`${address}.state`, states.current.get(country) ?? '');
  };
}
