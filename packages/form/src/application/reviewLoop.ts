import type { FormReview } from '../reviewer/reviewer.ts';
import { isTimeout, withPatience } from '../reviewer/withPatience.ts';

/** Milliseconds after the last change until a review starts. */
const delay = 150;

/** Why there is no review of the current values. */
export type ReviewFailure = 'unavailable' | 'timeout';

export interface ReviewLoop {
  /** Reviews shortly; earlier requests that are still waiting are merged into this one. */
  schedule(): void;
  /** Reviews at once, and waits for it. `undefined` if there is no review. */
  now(): Promise<FormReview | undefined>;
  stop(): void;
}

/**
 * Runs one review at a time. Changes during a review wait for its end and are reviewed together. A review that hangs
 * is given up after 30 seconds, so that the next change starts another.
 */
export function createReviewLoop(
  review: () => Promise<FormReview>,
  onFailure: (failure: ReviewFailure) => void,
): ReviewLoop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<FormReview | undefined> | undefined;
  let isStale = false;
  let isStopped = false;

  const attempt = async (): Promise<FormReview | undefined> => {
    try {
      return await withPatience(review());
    } catch (error) {
      onFailure(isTimeout(error) ? 'timeout' : 'unavailable');
      return undefined;
    }
  };
  const run = (): Promise<FormReview | undefined> => {
    clearTimeout(timer);
    isStale = false;
    running = attempt().finally(() => {
      running = undefined;
      if (isStale && !isStopped) void run();
    });
    return running;
  };
  return {
    schedule() {
      if (isStopped) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (running !== undefined) isStale = true;
        else void run();
      }, delay);
    },
    async now() {
      if (isStopped) return undefined;
      for (let current = running; current !== undefined; current = running) await current;
      return run();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
