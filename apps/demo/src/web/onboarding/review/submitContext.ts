import { createContext, useContext } from 'react';
import type { Submit } from './useSubmit.ts';

export const SubmitContext = createContext<Submit>({
  known: { kind: 'loading' },
  maySend: 'no',
  isSending: false,
  failure: undefined,
  created: undefined,
  send: () => Promise.reject(new Error('No draft is open')),
});

export const useSubmitState = (): Submit => useContext(SubmitContext);
