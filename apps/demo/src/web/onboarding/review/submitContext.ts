import { createContext, useContext } from 'react';
import type { Send } from '../../sending/useSend.ts';

export const SubmitContext = createContext<Send | undefined>(undefined);

/** Returns the submission of the application that the page shows. */
export function useSubmitState(): Send {
  const submit = useContext(SubmitContext);
  if (!submit) throw new Error('No application is open');
  return submit;
}
