import { useDraft } from '@passmuster/form/react';
import { draft } from './form.ts';

/** Returns true if the form may be filled in: in this tab, and not once it was deleted. */
export function useIsHere(): boolean {
  const { state } = useDraft(draft);
  return state === 'ours' || state === 'read-only';
}

/** Says whose the draft is, and whether it is saved. */
export function DraftBar() {
  const { state, saved, problem } = useDraft(draft);
  const savedAt = saved.at === undefined ? '' : ` at ${new Date(saved.at).toLocaleTimeString()}`;
  return (
    <p data-draft={state}>
      {problem ? `${problem.remedy} ` : ''}
      {state === 'asking' && 'Loading…'}
      {state === 'ours' && saved.kind === 'saved' && `Saved on this device${savedAt}. `}
      {state === 'elsewhere' && 'This application is open in another tab. '}
      {state === 'elsewhere' && (
        <button type="button" onClick={() => draft.takeOver()}>
          Continue here
        </button>
      )}
      {state === 'ours' && (
        <button type="button" onClick={() => void draft.forget()}>
          Delete this application
        </button>
      )}
    </p>
  );
}
