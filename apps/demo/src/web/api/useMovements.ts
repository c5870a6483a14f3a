import { useEffect } from 'react';

const movements = new EventTarget();

/** Tells everything on the page that shows money that some was moved. */
export const announceMovement = (): void => void movements.dispatchEvent(new Event('moved'));

/** Reads again whenever money was moved, from wherever on the page. */
export function useMovements(read: () => void): void {
  useEffect(() => {
    movements.addEventListener('moved', read);
    return () => movements.removeEventListener('moved', read);
  }, [read]);
}
