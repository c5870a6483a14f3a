import { type AddressLabels, loadAddressLabels } from '@passmuster/address';
import { useEffect, useState } from 'react';

/** Returns the labels of sanctioned, exchange and contract addresses, a chunk of its own; `undefined` until loaded. */
export function useAddressLabels(): AddressLabels | undefined {
  const [labels, setLabels] = useState<AddressLabels>();
  useEffect(() => {
    let isShown = true;
    const show = (loaded: AddressLabels) => {
      if (isShown) setLabels(loaded);
    };
    // Without the labels, for example offline, the other checks still run.
    loadAddressLabels().then(show, () => undefined);
    return () => {
      isShown = false;
    };
  }, []);
  return labels;
}
