import type { CustomerValues } from '@passmuster/form';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { openStorage, type StoredDraft } from '../../../integration/storage.ts';
import type { ApplicationSubmission } from '../../../integration/submission.ts';

export type SaveState =
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed' };

const delay = 400;
/** Saving is shown only when it takes this long. */
const patience = 1000;

/** What the form is saved by. */
export interface Autosave {
  readonly state: SaveState;
  /** Saves no more, and deletes the draft with its files. */
  readonly forget: () => Promise<void>;
}

/**
 * Saves the draft on this device shortly after each change, and when the form is left. Once its customer was created,
 * the draft is gone and stays so. What another tab has saved since isn't overwritten: `onConflict` gets it.
 */
export function useAutosave(
  draft: StoredDraft,
  form: UseFormReturn<CustomerValues>,
  submission: ApplicationSubmission,
  onConflict: (stored: StoredDraft) => void,
): Autosave {
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: draft.savedAt });
  const last = useRef(draft);
  const unsaved = useRef(false);
  const isForgotten = useRef(false);
  const conflicted = useRef(onConflict);
  conflicted.current = onConflict;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMounted = true;
    let saving: Promise<void> | undefined;
    const show = (next: SaveState) => isMounted && setState(next);
    const isOver = () => isForgotten.current || submission.state.kind === 'created';
    const write = async () => {
      unsaved.current = false;
      const slow = setTimeout(() => show({ kind: 'saving' }), patience);
      try {
        const values = structuredClone(form.getValues());
        const saved = await (await openStorage()).save(last.current, values);
        if (saved.draft) {
          last.current = saved.draft;
          show({ kind: 'saved', at: saved.draft.savedAt });
        } else if (isMounted) conflicted.current(saved.conflict);
      } catch {
        unsaved.current = true;
        show({ kind: 'failed' });
      } finally {
        clearTimeout(slow);
      }
    };
    // One after another: each save is based on the one before.
    const save = async () => {
      while (saving !== undefined) await saving;
      if (!unsaved.current || isOver()) return;
      saving = write().finally(() => {
        saving = undefined;
      });
      await saving;
    };
    const { unsubscribe } = form.watch(() => {
      unsaved.current = true;
      clearTimeout(timer);
      timer = setTimeout(() => void save(), delay);
    });
    const warn = (event: BeforeUnloadEvent) => {
      if ((!unsaved.current || isOver()) && saving === undefined) return;
      void save();
      event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('beforeunload', warn);
      unsubscribe();
      clearTimeout(timer);
      isMounted = false;
      void save();
    };
  }, [form, submission]);
  const forget = useCallback(async () => {
    isForgotten.current = true;
    await (await openStorage()).forget(draft.id);
  }, [draft.id]);
  return { state, forget };
}
