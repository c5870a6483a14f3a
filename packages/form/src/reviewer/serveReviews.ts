import {
  type DirectReviewer,
  type DirectReviewerOptions,
  directReviewer,
} from './directReviewer.ts';
import { type AnswerMessage, type CallMessage, isOurs } from './protocol.ts';
import type { Reviewer } from './reviewer.ts';

/** The part of a worker's global scope that is used. */
export interface WorkerScope {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  postMessage(message: AnswerMessage): void;
}

/**
 * Answers the requests of a page's `workerReviewer`. Call it in a worker file of your own: rules, presets and catalogs
 * are code, and `postMessage` can't send code. Returns the reviewer, for other messages of yours.
 *
 * @param scope of the worker. Default: the global scope.
 * @example
 * const reviewer = serveReviews(); // in a file of yours: reviews.js
 * const { verdict } = await reviewer.review({ values: blankCustomer(), asOf: '2026-11-21', language: 'en' });
 * verdict // 'blocked'
 */
export function serveReviews(
  options: DirectReviewerOptions = {},
  scope: WorkerScope = globalThis,
): DirectReviewer {
  const reviewer = directReviewer(options);
  scope.addEventListener('message', ({ data }) => {
    if (!isOurs(data)) return;
    const { passmuster } = data;
    answer(reviewer, data as CallMessage).then(
      (result) => scope.postMessage({ passmuster, result }),
      (error: unknown) =>
        scope.postMessage({ passmuster, error: error instanceof Error ? error.name : 'Error' }),
    );
  });
  return reviewer;
}

async function answer(reviewer: Reviewer, message: CallMessage): Promise<unknown> {
  switch (message.call) {
    case 'review':
      return reviewer.review(...message.parameters);
    case 'keep':
      return reviewer.keep(...message.parameters);
    case 'drop':
      return reviewer.drop(...message.parameters);
    case 'checkFile':
      return reviewer.checkFile(...message.parameters);
    case 'body':
      return reviewer.body(...message.parameters);
  }
}
