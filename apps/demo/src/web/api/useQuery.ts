import { useCallback, useEffect, useState } from 'react';
import { type Answer, type Failure, failedNow } from './failure.ts';

export interface Query<Data> {
  /** The last data; kept while newer data loads. */
  readonly data: Data | undefined;
  readonly failure: Failure | undefined;
  readonly isLoading: boolean;
  readonly reload: () => void;
}

/** Reads on mount, whenever `load` changes, and after a failure once there is a network again; drops the answer to an earlier request. */
export function useQuery<Data>(load: (signal: AbortSignal) => Promise<Answer<Data>>): Query<Data> {
  const [state, setState] = useState<{ data?: Data; failure?: Failure; isLoading: boolean }>({
    isLoading: true,
  });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn reads again.
  useEffect(() => {
    const leaving = new AbortController();
    setState((before) => ({ ...before, isLoading: true }));
    void load(leaving.signal).then(({ data, error }) => {
      if (leaving.signal.aborted) return;
      setState((before) =>
        error === undefined
          ? { data: data as Data, isLoading: false }
          : { ...before, failure: failedNow(error), isLoading: false },
      );
    });
    return () => leaving.abort();
  }, [load, turn]);
  const reload = useCallback(() => setTurn((count) => count + 1), []);
  const hasFailed = state.failure !== undefined;
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [hasFailed, reload]);
  return { data: state.data, failure: state.failure, isLoading: state.isLoading, reload };
}
