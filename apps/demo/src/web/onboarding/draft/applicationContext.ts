import type { CustomerValues, FormState, TodoItem } from '@passmuster/form';
import { useField, useFormState } from '@passmuster/form/react';
import { createContext, useContext } from 'react';
import type { Application } from '../../../integration/application.ts';
import { shownTodo } from '../../application/shownTodo.ts';
import { type Translate, useText } from '../../language/useText.ts';
import { submittedBefore } from './submittedBefore.ts';

export const ApplicationContext = createContext<Application | undefined>(undefined);

/** Returns the application that the page shows: its form, its draft and its submission. */
export function useApplication(): Application {
  const application = useContext(ApplicationContext);
  if (!application) throw new Error('No application is open');
  return application;
}

const whole = (state: FormState): FormState => state;

/** Returns the state of the form with its last review, without what the page doesn’t show yet; nothing until the first one is done. */
export function useReview(): FormState {
  const { form } = useApplication();
  const state = useFormState(whole);
  const t = useText();
  const known = shownStates.get(state);
  if (known?.t === t) return known.shown;
  const warnings = submittedBefore(state.status, t).map((finding): TodoItem => {
    return { ...form.placeAt(finding), kind: 'warning', finding };
  });
  const shown = { ...state, todo: [...shownTodo(state, form), ...warnings] };
  shownStates.set(state, { t, shown });
  return shown;
}

/** Each state as the page shows it, found once: the list of steps, the panel and each owner show it. */
const shownStates = new WeakMap<FormState, { readonly t: Translate; readonly shown: FormState }>();

/** Returns the country of registration, which decides labels, formats and documents. */
export const useCountry = (): string => useField('registered_address.country').value;

/** Returns the owners; the same array until one of them changes. */
export const useOwners = (): CustomerValues['business_owners'] =>
  useField<CustomerValues['business_owners']>('business_owners').value;
