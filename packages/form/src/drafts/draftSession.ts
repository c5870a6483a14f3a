import { type DraftProblemCode, storageProblem } from '../texts/draftProblem.ts';
import type { FileRef } from '../values/fileRef.ts';
import type { DraftClaim } from './claimDraft.ts';
import { loadFiles, readValues } from './draftFiles.ts';
import type { StoredDraft } from './drafts.ts';
import { DraftView } from './draftView.ts';
import { type Held, heldBy, isSameHeld } from './held.ts';
import type { DraftOptions } from './openedDraft.ts';
import { createTurns } from './turns.ts';

/** Loads and saves one draft in one tab, while the tab has it. */
export class DraftSession<Values extends object> {
  readonly view: DraftView;
  readonly #options: DraftOptions<Values>;
  readonly #claim: DraftClaim;
  #last: StoredDraft<Values> | undefined;
  /** What the form held when it was last loaded or saved, and when a save was last planned. */
  #saved: Held<Values> | undefined;
  #planned: Held<Values> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isResetting = false;
  #isSaving = false;
  #isClosed = false;
  #wasElsewhere = false;
  /** Loads and saves run one after another: each is based on the one before. */
  readonly #turns = createTurns();

  constructor(options: DraftOptions<Values>) {
    this.#options = options;
    this.view = new DraftView(options.drafts.lacks);
    this.#claim = options.drafts.claim(options.id, () => this.#onClaim());
    if (this.#claim.state === 'ours') void this.#load();
  }

  /** True while something isn't saved, or is being saved. */
  get isBusy(): boolean {
    return this.#isUnsaved || this.#isSaving;
  }

  get #isUnsaved(): boolean {
    return this.view.state === 'ours' && !isSameHeld(heldBy(this.#options.form), this.#saved);
  }

  get #isOver(): boolean {
    return this.#isClosed || this.view.state === 'gone' || this.view.state === 'read-only';
  }

  get #hasClaim(): boolean {
    return this.#claim.state === 'ours' && !this.#isOver;
  }

  /** Plans a save, if something has changed since the last plan. */
  plan(): void {
    const { form, delay = 400 } = this.#options;
    const held = heldBy(form);
    if (this.#isResetting || !this.#isUnsaved || isSameHeld(held, this.#planned)) return;
    this.#planned = held;
    const { kind, at } = this.view.saved;
    if (kind === 'saved') this.view.set({ saved: { kind: 'unsaved', at } });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), delay);
  }

  save(): Promise<void> {
    return this.#turns.run(async () => {
      if (!this.#last || !this.#isUnsaved) return;
      clearTimeout(this.#timer);
      this.#isSaving = true;
      try {
        await this.#write(this.#last, heldBy(this.#options.form));
      } catch (error) {
        const saved = { kind: 'failed', at: this.view.saved.at } as const;
        this.view.set({ saved, wrong: storageProblem(error) });
      } finally {
        this.#isSaving = false;
      }
    });
  }

  async #write(last: StoredDraft<Values>, held: Held<Values>): Promise<void> {
    const result = await this.#options.drafts.save(last, held.values, held.serverErrors);
    if (result.lost) return this.#lose(result.lost);
    if (result.conflict) return this.#yield(true);
    this.#last = result.draft;
    this.#saved = held;
    const kind = this.#isUnsaved ? 'unsaved' : 'saved';
    this.view.set({ saved: { kind, at: result.draft.savedAt }, wrong: undefined });
  }

  /** Follows what other tabs have stored. */
  look(): Promise<void> {
    return this.#turns
      .run(async () => {
        if (this.#isOver || this.view.state === 'asking') return;
        const { drafts, id, isNew } = this.#options;
        const { lost, draft } = await drafts.load(id);
        if (this.#isOver) return;
        // The tab that has a new draft may not have added it yet.
        const isAwaited = lost === 'vanished' && isNew && !this.#last;
        if (lost && !isAwaited) this.#lose(lost);
        if (draft && this.view.state === 'ours') await this.#follow(draft);
      })
      .catch(() => undefined);
  }

  async #follow(draft: StoredDraft<Values>): Promise<void> {
    if (draft.version <= (this.#last?.version ?? 0)) return;
    if (this.#isUnsaved) this.#yield(true);
    else await this.#take(draft);
  }

  async keepFile(file: FileRef, bytes: Blob): Promise<void> {
    const { drafts, id } = this.#options;
    await this.#turns.wait();
    const isKept =
      this.view.state === 'ours' && (await drafts.keepFile(id, file, bytes).catch(() => false));
    if (!isKept && !this.#isOver) this.view.set({ wrongFiles: 'file-not-kept' });
  }

  takeOver(): void {
    if (this.#isOver) return;
    if (this.#claim.state === 'ours') void this.#load();
    else this.#claim.takeOver();
  }

  forget(): Promise<void> {
    return this.#turns.run(async () => {
      await this.#options.drafts.forget(this.#options.id);
      if (!this.#isOver) this.#lose('forgotten');
    });
  }

  async close(): Promise<void> {
    await this.save();
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#claim.release();
  }

  #onClaim(): void {
    if (this.#isOver) return;
    if (this.#claim.state === 'ours') void this.#load();
    else this.#yield(this.#isUnsaved);
  }

  /** Leaves the draft to the tab that has it, and says so if something isn't saved. */
  #yield(isConflict: boolean): void {
    clearTimeout(this.#timer);
    this.#wasElsewhere = true;
    this.view.set({ state: 'elsewhere', ...(isConflict && { wrong: 'changed-elsewhere' }) });
  }

  #lose(wrong: DraftProblemCode): void {
    clearTimeout(this.#timer);
    const isGone = wrong === 'forgotten' || wrong === 'vanished';
    this.view.set({ state: isGone ? 'gone' : 'read-only', wrong });
    this.#claim.release();
  }

  #load(): Promise<void> {
    const { drafts, id, isNew, form } = this.#options;
    return this.#turns.run(async () => {
      if (!this.#hasClaim) return;
      try {
        // What another tab had, or this one has loaded, is never added again.
        const initial = isNew && !this.#wasElsewhere && !this.#last ? form.values : undefined;
        const { lost, draft } = await drafts.load(id, initial);
        if (!this.#hasClaim) return;
        if (lost) this.#lose(lost);
        else await this.#take(draft, initial);
      } catch (error) {
        if (!this.#isOver) this.#lose(storageProblem(error));
      }
    });
  }

  /** Gives the form what is stored. What was entered in a new form meanwhile stays, and is saved. */
  async #take(draft: StoredDraft<Values>, initial?: Values): Promise<void> {
    const { drafts, form } = this.#options;
    const isAdded = draft.values === initial;
    const stored = isAdded ? initial : readValues(draft.values, this.#options.read);
    if (!stored) return this.#lose('damaged');
    const { values, bytes, areMissing } = await loadFiles(drafts, stored);
    if (!this.#hasClaim) return;
    this.#last = draft;
    this.#isResetting = true;
    if (!isAdded) form.reset(values, bytes);
    if (draft.serverErrors) form.setServerErrors(draft.serverErrors);
    this.#isResetting = false;
    this.#saved = { ...heldBy(form), ...(isAdded && { values: initial }) };
    this.view.set({
      state: 'ours',
      saved: { kind: 'saved', at: draft.savedAt },
      loads: this.view.loads + 1,
      wrong: undefined,
      wrongFiles: areMissing ? 'files-missing' : undefined,
    });
    this.plan();
  }
}
