import type { ApiResult } from '@passmuster/client';
import { createSubmission, type Submission } from '@passmuster/client/submission';
import { openStorage } from './storage.ts';

/** What the API names once it has created it. */
interface Created {
  readonly id?: string | null | undefined;
}

/** One request that creates something, and what became of it. */
export interface OpenSubmission<Data extends Created> {
  /** Knows of every attempt on this device, across tabs and reloads. */
  readonly submission: Submission<Blob, ApiResult<Data>>;
  /** Returns the answer to this page's last attempt, in more words than the journal has. */
  readonly lastAnswer: () => ApiResult<Data> | undefined;
}

/** Opens the submission of an application, or of another request. Rejects if the browser forbids storage. */
export async function openSubmission<Data extends Created>(
  key: string,
  send: (body: Blob) => Promise<ApiResult<Data>>,
): Promise<OpenSubmission<Data>> {
  const { journal } = await openStorage();
  let last: ApiResult<Data> | undefined;
  const submission = createSubmission({
    key,
    journal,
    now: () => new Date(),
    send: async (body: Blob) => {
      last = await send(body);
      return last;
    },
  });
  return { submission, lastAnswer: () => last };
}
