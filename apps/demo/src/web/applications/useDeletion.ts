import { useEffect, useRef, useState } from 'react';
import { openStorage, type StoredDraft } from '../../integration/storage.ts';
import { forgetReport } from '../storage/attemptReports.ts';
import type { KnownCustomer } from '../storage/known.ts';
import { submittedWith } from '../storage/localRecords.ts';

/** Deletes applications of the list. */
export interface Deletion {
  /** What can come back, for as long as the list is shown. */
  readonly removed: StoredDraft | undefined;
  /** The customers of an application that was submitted: a person is asked first, since it doesn't come back. */
  readonly asked: readonly KnownCustomer[] | undefined;
  readonly remove: (draft: StoredDraft) => Promise<void>;
  readonly undo: () => Promise<void>;
  /** Ends the question. */
  readonly close: () => void;
}

export function useDeletion(reload: () => void): Deletion {
  const [removed, setRemoved] = useState<StoredDraft>();
  const [asked, setAsked] = useState<readonly KnownCustomer[]>();
  const last = useRef<StoredDraft>(undefined);
  const hold = (draft: StoredDraft | undefined) => {
    last.current = draft;
    setRemoved(draft);
  };
  useEffect(() => () => void forget(last.current), []);
  return {
    removed,
    asked,
    async remove(draft) {
      const customers = await submittedWith(draft.id).catch(() => []);
      if (customers.length > 0) return setAsked(customers);
      await forget(last.current);
      await (await openStorage()).remove(draft.id);
      hold(draft);
      reload();
    },
    async undo() {
      if (removed) await (await openStorage()).restore(removed.id);
      hold(undefined);
      reload();
    },
    close: () => setAsked(undefined),
  };
}

async function forget(draft: StoredDraft | undefined): Promise<void> {
  if (!draft) return;
  await (await openStorage()).forget(draft.id);
  await forgetReport(draft.id);
}
