import { DraftSession } from './draftSession.ts';
import type { DraftOptions, OpenDraft } from './openedDraft.ts';

/**
 * Opens a draft: claims it for this tab, loads it into the form, and saves each change. Two tabs never overwrite each other, and
 * what was deleted is never saved again, whichever tab holds it. If it can't be saved, `problem` says why and the page goes on.
 *
 * @example
 * const form = createCustomerForm({ reviewer });
 * const draft = openDraft({ drafts: createMemoryDrafts(), form, id: 'application-7', isNew: true });
 * form.set('email', 'ada@example.com');
 * await draft.save();
 * draft.state // 'ours'
 */
export function openDraft<Values extends object>(options: DraftOptions<Values>): OpenDraft {
  const { drafts, form, page = globalThis.window } = options;
  const session = new DraftSession(options);
  const { view } = session;
  const onHide = (): void => void session.save();
  const onUnload = (event: Event): void => {
    if (!session.isBusy) return;
    void session.save();
    event.preventDefault();
  };
  const ends = [
    form.subscribe(() => session.plan()),
    form.onKeep((file, bytes) => session.keepFile(file, bytes)),
    drafts.subscribe(() => void session.look()),
    on(page, 'visibilitychange', onHide),
    on(page, 'pagehide', onHide),
    on(page, 'beforeunload', onUnload),
  ];
  return {
    get state() {
      return view.state;
    },
    get saved() {
      return view.saved;
    },
    get problem() {
      return view.problem;
    },
    get loads() {
      return view.loads;
    },
    subscribe: view.subscribe,
    takeOver: () => session.takeOver(),
    save: () => session.save(),
    forget: () => session.forget(),
    close() {
      for (const stop of ends.splice(0)) stop();
      return session.close();
    },
  };
}

function on(page: EventTarget | undefined, type: string, listener: (event: Event) => void) {
  page?.addEventListener(type, listener);
  return () => page?.removeEventListener(type, listener);
}
