import { useCallback, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { localToday } from '../../../integration/today.ts';
import type { ApplicationValues } from '../../../integration/values.ts';
import type { DraftReview } from '../../application/draftReview.ts';
import { useLanguage } from '../../language/useText.ts';
import { runJob } from '../../review/worker.ts';
import type { ReviewStore } from './reviewStore.ts';

const delay = 150;

/**
 * Reviews the form in the worker shortly after each change. While one review runs, later changes wait
 * and are reviewed together.
 */
export function useLiveReview(
  form: UseFormReturn<ApplicationValues>,
  store: ReviewStore,
): () => Promise<DraftReview> {
  const { language } = useLanguage();
  const reviewNow = useCallback(async () => {
    const revision = store.revision();
    const values = structuredClone(form.getValues());
    const review = await runJob<'review'>({ kind: 'review', values, asOf: localToday(), language });
    store.accept(review, revision);
    return review;
  }, [form, store, language]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isRunning = false;
    let isWaiting = false;
    const run = async () => {
      if (isRunning) {
        isWaiting = true;
        return;
      }
      isRunning = true;
      isWaiting = false;
      // The page works without its review; the server refuses what is wrong.
      await reviewNow().catch(() => undefined);
      isRunning = false;
      if (isWaiting) void run();
    };
    const { unsubscribe } = form.watch((_, { name }) => {
      store.change(name);
      clearTimeout(timer);
      timer = setTimeout(() => void run(), delay);
    });
    void run();
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [form, store, reviewNow]);
  return reviewNow;
}
