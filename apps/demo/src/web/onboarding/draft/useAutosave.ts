import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ApplicationSubmission } from '../../../integration/submission.ts';
import type { ApplicationValues } from '../../../integration/values.ts';
import type { StoredDraft } from '../../storage/draft.ts';
import { saveDraft } from '../../storage/drafts.ts';

export type SaveState =
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed' };

const delay = 400;
/** Saving is shown only when it takes this long. */
const patience = 1000;

/**
 * Saves the draft on this device shortly after each change, and when the form is left. Once its customer was created,
 * the draft is gone and stays so.
 */
export function useAutosave(
  { id, savedAt }: StoredDraft,
  form: UseFormReturn<ApplicationValues>,
  submission: ApplicationSubmission,
): SaveState {
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: savedAt });
  const unsaved = useRef(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMounted = true;
    let saving = 0;
    const show = (next: SaveState) => isMounted && setState(next);
    const save = async () => {
      if (!unsaved.current || submission.state.kind === 'created') return;
      unsaved.current = false;
      saving += 1;
      const slow = setTimeout(() => show({ kind: 'saving' }), patience);
      try {
        show({ kind: 'saved', at: await saveDraft(id, structuredClone(form.getValues())) });
      } catch {
        unsaved.current = true;
        show({ kind: 'failed' });
      } finally {
        clearTimeout(slow);
        saving -= 1;
      }
    };
    const { unsubscribe } = form.watch(() => {
      unsaved.current = true;
      clearTimeout(timer);
      timer = setTimeout(() => void save(), delay);
    });
    const warn = (event: BeforeUnloadEvent) => {
      const isSaved = !unsaved.current || submission.state.kind === 'created';
      if (isSaved && saving === 0) return;
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
  }, [id, form, submission]);
  return state;
}
