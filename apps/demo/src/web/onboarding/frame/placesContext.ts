import { createContext, type RefCallback, useCallback, useContext, useEffect } from 'react';
import { focusControl } from './focusControl.ts';

/** Where links of the review lead to, and where the page is. */
export interface Places {
  /** The fields, slots and lists that are shown, by the ends of their links. */
  readonly shown: Map<string, HTMLElement>;
  /** The place to focus once it is shown. */
  readonly target: string | undefined;
  /** Goes to a place of this step, and opens the card of its owner. */
  readonly goTo: (target: string | undefined) => void;
  /** The `rowId` of the owner whose card is open; `null` if a person has closed it. */
  readonly openOwner: string | null | undefined;
  readonly setOpenOwner: (rowId: string | null) => void;
}

export const PlacesContext = createContext<Places>({
  shown: new Map(),
  target: undefined,
  goTo: () => undefined,
  openOwner: undefined,
  setOpenOwner: () => undefined,
});

export const usePlaces = (): Places => useContext(PlacesContext);

/** Returns the `ref` of the element that shows a place. */
export function usePlace(name: string): RefCallback<HTMLElement> {
  const { shown } = usePlaces();
  return useCallback(
    (element) => {
      if (!element) return undefined;
      shown.set(name, element);
      return () => {
        if (shown.get(name) === element) shown.delete(name);
      };
    },
    [shown, name],
  );
}

/**
 * Focuses the place that a link leads to, or the nearest group around it, once it is there.
 *
 * @param isReady whether the part of the step that holds the field is open.
 */
export function useTargetFocus(isReady = true): void {
  const { shown, target, goTo } = usePlaces();
  useEffect(() => {
    if (target === undefined || !isReady) return;
    const place = placesAround(target)
      .map((name) => shown.get(name))
      .find((element) => element !== undefined);
    if (!place) return;
    focusControl(place);
    place.scrollIntoView({ block: 'center' });
    goTo(undefined);
  }, [target, shown, goTo, isReady]);
}

const placesAround = (target: string): readonly string[] => {
  const keys = target.split('.');
  return keys.map((_, at) => keys.slice(0, keys.length - at).join('.'));
};
