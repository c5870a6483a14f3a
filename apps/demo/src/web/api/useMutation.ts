import { useCallback, useRef, useState } from 'react';
import { type Answer, type Failure, failedNow } from './failure.ts';
import { useOnline } from './useOnline.ts';

export interface Mutation<Input, Data> {
  /** Sends once. A call while one is pending does nothing and returns undefined. */
  readonly run: (input: Input) => Promise<Answer<Data> | undefined>;
  readonly isPending: boolean;
  readonly failure: Failure | undefined;
  /** Forgets the failure, for example when the person changes the field it was about. */
  readonly clear: () => void;
}

const offline = {
  error: { kind: 'offline', outcome: 'not_sent', operation: '–', message: 'No network' },
} as const;

/**
 * Runs an action that changes something, unless the browser is offline. Pending is set synchronously, before React renders
 * again, so that a double click sends one request.
 */
export function useMutation<Input, Data>(
  send: (input: Input) => Promise<Answer<Data>>,
): Mutation<Input, Data> {
  const pending = useRef(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const run = useCallback(
    async (input: Input) => {
      if (pending.current) return undefined;
      pending.current = true;
      setPending(true);
      setFailure(undefined);
      try {
        const answer = navigator.onLine ? await send(input) : offline;
        if (answer.error) setFailure(failedNow(answer.error));
        return answer;
      } finally {
        pending.current = false;
        setPending(false);
      }
    },
    [send],
  );
  const clear = useCallback(() => setFailure(undefined), []);
  const isOnline = useOnline();
  // What was missing is there again.
  const shown = failure?.kind === 'offline' && isOnline ? undefined : failure;
  return { run, isPending, failure: shown, clear };
}
