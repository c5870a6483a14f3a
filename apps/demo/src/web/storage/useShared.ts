import { useEffect, useState } from 'react';
import { isShared } from './keepHours.ts';

/** Returns whether this computer is shared: what is submitted on it goes with the tab. */
export function useShared(): boolean {
  const [shared, setShared] = useState(false);
  useEffect(() => {
    isShared().then(setShared, () => undefined);
  }, []);
  return shared;
}
