import type { OpenDraft } from '@passmuster/form/drafts';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../../language/useText.ts';

/** Returns the problem of a draft, in the language of the page. */
export function useProblem(draft: OpenDraft): string | undefined {
  const { drafts } = useLanguage();
  const problem = useSyncExternalStore(draft.subscribe, () => draft.problem);
  return problem && (drafts?.[problem.code] ?? problem.remedy);
}
