import type { FormStatus } from '@passmuster/form';
import { useEffect, useState } from 'react';
import { followStatuses } from '../../integration/followStatuses.ts';
import type { StoredDraft } from '../../integration/storage.ts';

/** An application of this device, and what is known of its submission. */
export interface StatedDraft {
  readonly draft: StoredDraft;
  readonly status: FormStatus;
}

/** Returns applications with what is known of their submissions, also of what another tab sent; `undefined` until all are known. */
export function useStatuses(
  drafts: readonly StoredDraft[] | undefined,
): readonly StatedDraft[] | undefined {
  const [statuses, setStatuses] = useState<ReadonlyMap<string, FormStatus>>(new Map());
  useEffect(() => {
    if (!drafts) return;
    const following = followStatuses(drafts, setStatuses);
    following.catch(() => undefined);
    return () => void following.then((end) => end()).catch(() => undefined);
  }, [drafts]);
  const stated = drafts?.map((draft) => {
    return { draft, status: statuses.get(draft.id) ?? { kind: 'loading' as const } };
  });
  return stated?.some(({ status }) => status.kind === 'loading') ? undefined : stated;
}
