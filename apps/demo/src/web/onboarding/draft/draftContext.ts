import { parsePath, valueAt } from '@passmuster/findings';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ApplicationValues } from '../../../integration/values.ts';
import type { DraftFinding, DraftReview } from '../../application/draftReview.ts';
import { ReviewStore } from './reviewStore.ts';

export interface DraftState {
  readonly id: string;
  readonly store: ReviewStore;
  /** Reviews what the form holds now and waits for the result. */
  readonly reviewNow: () => Promise<DraftReview>;
  /** ID of the element to focus once it is shown. */
  readonly target: string | undefined;
  readonly setTarget: (target: string | undefined) => void;
}

export const DraftContext = createContext<DraftState>({
  id: '',
  store: new ReviewStore(),
  reviewNow: () => Promise.reject(new Error('No draft is open')),
  target: undefined,
  setTarget: () => undefined,
});

export const useDraft = (): DraftState => useContext(DraftContext);
export const useApplicationForm = useFormContext<ApplicationValues>;

/** Returns the last review; undefined until the first one is done. */
export function useReview(): DraftReview | undefined {
  const { store } = useDraft();
  return useSyncExternalStore(store.subscribe, store.review);
}

/** Returns the findings a field may show now. Renders its component again only when they change. */
export function useFindingsAt(field: string): readonly DraftFinding[] {
  const { store } = useDraft();
  const { getValues } = useApplicationForm();
  const read = useCallback(
    () => store.findingsAt(field, isBlank(valueAt(getValues(), parsePath(field)))),
    [store, field, getValues],
  );
  return useSyncExternalStore(store.subscribe, read);
}

/** Returns the country of registration, which decides labels, formats and documents. */
export const useCountry = (): string =>
  useWatch<ApplicationValues, 'registered_address.country'>({ name: 'registered_address.country' });

const isBlank = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
