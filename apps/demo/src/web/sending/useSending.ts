import type { ApiResult } from '@passmuster/client';
import { useCallback } from 'react';
import type { Answer } from '../api/failure.ts';
import { type Query, useQuery } from '../api/useQuery.ts';
import { openSending, type Sending } from './openSending.ts';

const forbidden: Answer<never> = {
  error: {
    kind: 'not_recorded',
    outcome: 'not_sent',
    operation: '–',
    message: 'The browser forbids storage',
  },
};

/** Opens the request of this kind whose answer was lost, or a new one. */
export function useSending<Body, Data extends { readonly id: string }>(
  kind: string,
  send: (body: Body) => Promise<ApiResult<Data>>,
): Query<Sending<Data>> {
  return useQuery(
    useCallback(
      () =>
        openSending(kind, send).then(
          (data): Answer<Sending<Data>> => ({ data }),
          () => forbidden,
        ),
      [kind, send],
    ),
  );
}
