import type { FormStatus } from '@passmuster/form';
import { useEffect, useState } from 'react';
import { followStatuses } from '../../integration/followStatuses.ts';
import type { StoredDraft } from '../../integration/storage.ts';
import { type Correction, listCorrections } from '../storage/corrections.ts';

/** An application of this device, and what is known of its submission. */
export interface StatedDraft {
  readonly draft: StoredDraft;
  readonly status: FormStatus;
  /** Present if its customer was rejected, and it wasn't submitted again. */
  readonly correction?: Correction | undefined;
}

interface Known {
  readonly statuses: ReadonlyMap<string, FormStatus>;
  readonly corrections: ReadonlyMap<string, Correction>;
}

/** Returns applications with what is known of their submissions, also of what another tab sent; `undefined` until all are known. */
export function useStatuses(
  drafts: readonly StoredDraft[] | undefined,
): readonly StatedDraft[] | undefined {
  const [{ statuses, corrections }, setKnown] = useState<Known>({
    statuses: new Map(),
    corrections: new Map(),
  });
  useEffect(() => {
    if (!drafts) return;
    let isCurrent = true;
    const listen = async (next: Known['statuses']): Promise<void> => {
      const found = await listCorrections().catch(() => new Map());
      if (isCurrent) setKnown({ statuses: next, corrections: found });
    };
    const following = followStatuses(drafts, (next) => void listen(next));
    following.catch(() => undefined);
    return () => {
      isCurrent = false;
      void following.then((end) => end()).catch(() => undefined);
    };
  }, [drafts]);
  const stated = drafts?.map((draft) => ({
    draft,
    status: statuses.get(draft.id) ?? { kind: 'loading' as const },
    correction: corrections.get(draft.id),
  }));
  return stated?.some(({ status }) => status.kind === 'loading') ? undefined : stated;
}
