import { useEffect, useState } from 'react';
import type { Option } from '../../ui/Options.tsx';
import { loadStates } from './loadStates.ts';

const byCountry = new Map<string, readonly Option[]>();
const none: readonly Option[] = [];

/** Returns the states or provinces of a country; none until the table has loaded, or if it has none. */
export function useStates(country: string): readonly Option[] {
  const [states, setStates] = useState(byCountry.get(country) ?? none);
  useEffect(() => {
    let isCurrent = true;
    const show = (found: readonly Option[]) => {
      byCountry.set(country, found);
      if (isCurrent) setStates(found);
    };
    const known = byCountry.get(country);
    if (known) show(known);
    else void loadStates(country).then(show);
    return () => {
      isCurrent = false;
    };
  }, [country]);
  return states;
}
