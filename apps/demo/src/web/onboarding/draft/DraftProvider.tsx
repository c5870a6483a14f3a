import { type FocusEvent, type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { ApplicationSubmission } from '../../../integration/submission.ts';
import { type ApplicationValues, isFileRef, isUnread } from '../../../integration/values.ts';
import type { StoredDraft } from '../../storage/draft.ts';
import { DraftBar } from './DraftBar.tsx';
import { DraftContext, type DraftState } from './draftContext.ts';
import { ReviewStore } from './reviewStore.ts';
import { useAutosave } from './useAutosave.ts';
import { useLiveReview } from './useLiveReview.ts';

/** One form for all steps of an application, its review and its storage. */
export function DraftProvider({
  draft,
  submission,
  children,
}: {
  readonly draft: StoredDraft;
  readonly submission: ApplicationSubmission;
  readonly children: ReactNode;
}): ReactElement {
  const form = useForm<ApplicationValues>({ defaultValues: draft.values });
  const [store] = useState(() => new ReviewStore(filledIn(draft.values)));
  const [target, setTarget] = useState(
    () => decodeURIComponent(location.hash.slice(1)) || undefined,
  );
  const saveState = useAutosave(draft, form, submission);
  const reviewNow = useLiveReview(form, store);
  const state = useMemo<DraftState>(
    () => ({ id: draft.id, store, reviewNow, target, setTarget }),
    [draft.id, store, reviewNow, target],
  );
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    const field = fieldOf(event.target);
    if (field !== undefined && field !== fieldOf(event.relatedTarget)) store.leave(field);
  };
  return (
    <DraftContext value={state}>
      <FormProvider {...form}>
        <DraftBar draft={draft} saveState={saveState} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: observes where the focus leaves a field. */}
        <div onBlur={onBlur}>{children}</div>
      </FormProvider>
    </DraftContext>
  );
}

/** Returns the field an element belongs to. */
const fieldOf = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-field]')?.dataset['field'];

/** Returns the paths of all fields that hold something. */
function filledIn(value: unknown, path = ''): readonly string[] {
  if (value === '' || value === false) return [];
  if (typeof value !== 'object' || value === null || isFileRef(value) || isUnread(value))
    return [path];
  const inside = Object.entries(value).flatMap(([key, child]) =>
    filledIn(child, path === '' ? key : `${path}.${key}`),
  );
  return Array.isArray(value) && value.length > 0 ? [path, ...inside] : inside;
}
