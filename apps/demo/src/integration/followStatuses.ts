import { createSubmission } from '@passmuster/client/submission';
import { type FormStatus, statusOf } from '@passmuster/form';
import { openStorage } from './storage.ts';

/**
 * Calls `listener` with what is known of the submission of each application, by its id, now and after each change. Returns
 * a function that ends it. Nothing is sent.
 */
export async function followStatuses(
  ids: readonly string[],
  listener: (statuses: ReadonlyMap<string, FormStatus>) => void,
): Promise<() => void> {
  const storage = await openStorage();
  const submissions = ids.map((key) =>
    createSubmission({
      key,
      journal: storage.journal,
      now: () => new Date(),
      send: () => Promise.reject(new Error('A list sends nothing')),
    }),
  );
  const report = (): void =>
    listener(new Map(submissions.map(({ state }, at) => [ids[at] ?? '', statusOf(state)])));
  const ends = submissions.map((one) => one.subscribe(report));
  const refresh = (): void => {
    for (const one of submissions) one.refresh().catch(() => undefined);
  };
  ends.push(storage.subscribe(refresh));
  return () => {
    for (const end of ends) end();
  };
}
