import { createContext, useContext } from 'react';
import type { Submit } from './useSubmit.ts';

export const SubmitContext = createContext<Submit | undefined>(undefined);

/** Returns the submission of the application that the page shows. */
export function useSubmitState(): Submit {
  const submit = useContext(SubmitContext);
  if (!submit) throw new Error('No application is open');
  return submit;
}
