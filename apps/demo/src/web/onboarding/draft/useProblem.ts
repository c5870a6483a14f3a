import type { OpenDraft } from '@passmuster/form/drafts';
import { useSyncExternalStore } from 'react';
import { draftRemedyOf } from '../../../integration/draftRemedies.ts';
import { useLanguage } from '../../language/useText.ts';

/** Returns what is wrong with a draft, in the language of the page. */
export function useProblem(draft: OpenDraft): string | undefined {
  const { language } = useLanguage();
  const problem = useSyncExternalStore(draft.subscribe, () => draft.problem);
  return problem && draftRemedyOf(problem, language);
}
