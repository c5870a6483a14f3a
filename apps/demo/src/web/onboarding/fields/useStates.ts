import { useEffect, useState } from 'react';
import type { Option } from '../../ui/Options.tsx';

const byCountry = new Map<string, readonly Option[]>();

/** Returns the states or provinces of a country; none until the table has loaded, or if it has none. */
export function useStates(country: string): readonly Option[] {
  const [states, setStates] = useState(byCountry.get(country) ?? []);
  useEffect(() => {
    let isCurrent = true;
    void import('./statesOf.ts').then(({ statesOf }) => {
      const found = byCountry.get(country) ?? statesOf(country);
      byCountry.set(country, found);
      if (isCurrent) setStates(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [country]);
  return states;
}
