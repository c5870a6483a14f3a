import type { CustomerValues, FormFinding, FormState } from '@passmuster/form';
import { useField, useFormState } from '@passmuster/form/react';
import { createContext, useContext } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

export interface DraftState {
  readonly id: string;
  /** Saves no more, and deletes the draft with its files. */
  readonly forget: () => Promise<void>;
  /** ID of the element to focus once it is shown. */
  readonly target: string | undefined;
  readonly setTarget: (target: string | undefined) => void;
}

export const DraftContext = createContext<DraftState>({
  id: '',
  forget: () => Promise.reject(new Error('No draft is open')),
  target: undefined,
  setTarget: () => undefined,
});

export const useDraft = (): DraftState => useContext(DraftContext);
export const useApplicationForm = useFormContext<CustomerValues>;

/** Returns what the last review found; nothing until the first one is done. */
export const useReview = (): FormState => useFormState(whole);
const whole = (state: FormState): FormState => state;

/** Returns the findings a field may show now. */
export const useFindingsAt = (field: string): readonly FormFinding[] => useField(field).findings;

/** Returns the country of registration, which decides labels, formats and documents. */
export const useCountry = (): string =>
  useWatch<CustomerValues, 'registered_address.country'>({ name: 'registered_address.country' });
