import { useCallback, useEffect, useState } from 'react';
import type { KnownPayoutMethod } from './known.ts';
import { listPayoutMethods } from './localRecords.ts';

/** Returns the payout methods added from this device, and a way to read them again. */
export function usePayoutMethods(): readonly [
  methods: readonly KnownPayoutMethod[] | undefined,
  reload: () => void,
] {
  const [methods, setMethods] = useState<readonly KnownPayoutMethod[]>();
  const reload = useCallback(() => {
    listPayoutMethods().then(setMethods, () => setMethods([]));
  }, []);
  useEffect(reload, [reload]);
  return [methods, reload];
}
