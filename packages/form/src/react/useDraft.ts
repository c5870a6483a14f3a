import type { OpenDraft } from '../drafts/openedDraft.ts';
import { useValueOf } from './context.ts';

/** What a page shows of its draft. */
export type ShownDraft = Pick<OpenDraft, 'state' | 'saved' | 'problem'>;

/**
 * Returns whose a draft is and whether it is saved. Renders again only when that changes.
 *
 * @example
 * const form = createCustomerForm({ reviewer });
 * const draft = openDraft({ drafts: createMemoryDrafts(), form, id: 'application-7', isNew: true });
 * await draft.save();
 * const Saved = () => `${useDraft(draft).state} ${useDraft(draft).saved.kind}`;
 * renderToString(createElement(Saved)) // 'ours saved'
 */
export const useDraft = (draft: OpenDraft): ShownDraft => ({
  state: useValueOf(draft, ({ state }) => state),
  saved: useValueOf(draft, ({ saved }) => saved),
  problem: useValueOf(draft, ({ problem }) => problem),
});
