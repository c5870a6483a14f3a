import { createSubmission, type Submission } from '@passmuster/client/submission';
import { type FormStatus, statusOf } from '@passmuster/form';
import { openStorage, type StoredDraft } from './storage.ts';

/**
 * Calls `listener` with what is known of the submission of each application, by its id, now and after each change: as its form says it
 * once it's opened. Returns a function that ends it. Nothing is sent.
 */
export async function followStatuses(
  drafts: readonly StoredDraft[],
  listener: (statuses: ReadonlyMap<string, FormStatus>) => void,
): Promise<() => void> {
  const storage = await openStorage();
  const followed = drafts.map((draft) => {
    const submission = createSubmission({
      key: draft.id,
      journal: storage.journal,
      now: () => new Date(),
      send: () => Promise.reject(new Error('A list sends nothing')),
    });
    return { draft, submission };
  });
  let turn = 0;
  const report = async (): Promise<void> => {
    turn += 1;
    const mine = turn;
    const statuses = await Promise.all(
      followed.map(async ({ draft, submission }) => {
        const stands = await refusalStands(draft, submission).catch(() => true);
        return [draft.id, statusOf(submission.state, stands)] as const;
      }),
    );
    if (turn === mine) listener(new Map(statuses));
  };
  const refresh = (): void => {
    for (const { draft, submission } of followed)
      submission.refresh(contactsOf(draft)).catch(() => undefined);
  };
  const ends = followed.map(({ submission }) => submission.subscribe(() => void report()));
  ends.push(storage.subscribe(refresh));
  refresh();
  return () => {
    turn += 1;
    for (const end of ends) end();
  };
}

const contactsOf = ({ values: { email, phone } }: StoredDraft) => ({ email, phone });

/** Returns whether a draft still holds what was refused. */
async function refusalStands(
  draft: StoredDraft,
  { state, changedSince }: Pick<Submission<Blob, never>, 'state' | 'changedSince'>,
): Promise<boolean> {
  if (draft.serverErrors) return true;
  const field = state.error?.duplicate;
  if (field === undefined || draft.values[field] === '') return false;
  return !(await changedSince(contactsOf(draft))).includes(field);
}
