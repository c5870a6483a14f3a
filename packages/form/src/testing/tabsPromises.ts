import type { StoredDraft } from '../drafts/drafts.ts';
import { fileRefsIn } from '../values/fileRef.ts';
import type { TestValues } from './draftsContract.ts';
import type { TabsWorld, WorldTab } from './tabsWorld.ts';

type Stored = StoredDraft<TestValues> & { readonly removedAt?: number };

/** What is stored on a device. */
interface Contents {
  readonly drafts: ReadonlyMap<string, Stored>;
  /** The draft of each file. */
  readonly files: ReadonlyMap<string, string>;
}

/** Watches a history, and says which promises it has broken. */
export class TabsPromises {
  readonly #world: TabsWorld;
  /** What was entered for drafts that were deleted since. */
  readonly #deleted = new Set<string>();
  #before: Contents = { drafts: new Map(), files: new Map() };

  constructor(world: TabsWorld) {
    this.#world = world;
  }

  /** Returns every promise that is broken now. */
  async inspect(): Promise<readonly string[]> {
    const now = await this.#read();
    for (const id of this.#before.drafts.keys()) {
      if (!now.drafts.has(id)) this.#delete(id, now);
    }
    for (const { id, draft } of this.#world.tabs) {
      if (draft.state === 'gone' && !now.drafts.has(id)) this.#delete(id, now);
    }
    const broken = [
      ...this.#stored(now),
      ...this.#ofOrder(now),
      ...this.#world.tabs.flatMap((tab) => this.#ofTab(tab, now)),
      ...this.#ofTwoTabs(),
    ];
    if (broken.length === 0) this.#before = now;
    return broken;
  }

  /** Returns whether each doubt is still there, whatever became of its draft. */
  async inspectDoubts(): Promise<readonly string[]> {
    const { inDoubt, list } = this.#world;
    const broken: string[] = [];
    for (const id of inDoubt) {
      const entries = await list.journal.find([id]);
      if (!entries.some(({ type }) => type === 'sent')) broken.push(`the doubt of ${id} is lost`);
    }
    return broken;
  }

  #read(): Promise<Contents> {
    return this.#world.device.atomically(async (records) => {
      const drafts = (await records.drafts.getAll()) as readonly Stored[];
      const files = await records.files.getAll();
      return {
        drafts: new Map(drafts.map((draft) => [draft.id, draft])),
        files: new Map(files.map(({ fileId, draftId = '' }) => [fileId, draftId])),
      };
    });
  }

  /** Notes what was deleted with a draft: everything but the files that a copy has. */
  #delete(id: string, { drafts, files }: Contents): void {
    const shared = new Set([...drafts.values()].flatMap((draft) => filesOf(draft.values)));
    for (const name of this.#world.entered.get(id) ?? []) {
      const isOfCopy = shared.has(name) || (files.get(name) ?? id) !== id;
      if (!isOfCopy) this.#deleted.add(name);
    }
  }

  /** Nothing deleted returns, and no file outlives its draft. */
  #stored({ drafts, files }: Contents): readonly string[] {
    const returned = [...drafts.values()].flatMap(({ values }) => [
      values.name,
      ...filesOf(values),
    ]);
    return [
      ...[...returned, ...files.keys()]
        .filter((name) => this.#deleted.has(name))
        .map((name) => `${name} was deleted and is there again`),
      ...[...files]
        .filter(([, draft]) => !drafts.has(draft))
        .map(([file, draft]) => `${file} has outlived ${draft}`),
    ];
  }

  /** Saves go on from what was saved before, by the same version of the form or a later one, and not in a removed draft. */
  #ofOrder({ drafts }: Contents): readonly string[] {
    return [...drafts.values()].flatMap((draft) => {
      const before = this.#before.drafts.get(draft.id);
      if (!before || !Number.isFinite(before.version) || !Number.isFinite(draft.version)) return [];
      const isBack = draft.version < before.version || draft.form < before.form;
      const isChanged = draft.removedAt !== undefined && draft.version !== before.version;
      return [
        ...(isBack ? [`${draft.id} was overwritten by an older one`] : []),
        ...(isChanged && before.removedAt !== undefined
          ? [`${draft.id} was saved while removed`]
          : []),
      ];
    });
  }

  /** A tab shows what is stored, or says what isn't. */
  #ofTab({ id, draft, form }: WorldTab, { drafts, files }: Contents): readonly string[] {
    const { state, saved, problem } = draft;
    const stored = drafts.get(id);
    const broken: string[] = [];
    const isOurs = state === 'ours' && !this.#world.isSilent;
    if (isOurs && saved.kind === 'saved' && stored?.values.name !== form.values.name) {
      broken.push(`a tab of ${id} says that it is saved`);
    }
    if (isOurs && (!stored || stored.removedAt !== undefined)) {
      broken.push(`a tab of ${id} has what is gone`);
    }
    if ((state === 'gone' || state === 'read-only') && !problem) {
      broken.push(`a tab of ${id} doesn’t say why it is ${state}`);
    }
    if (state === 'elsewhere' && saved.kind !== 'saved' && form.values.name !== '' && !problem) {
      broken.push(`a tab of ${id} loses a change in silence`);
    }
    const isLost = (file: string) => !files.has(file);
    if (isOurs && filesOf(form.values).some(isLost) && !problem) {
      broken.push(`a tab of ${id} loses a file in silence`);
    }
    return broken;
  }

  #ofTwoTabs(): readonly string[] {
    const ours = this.#world.tabs.filter(({ draft }) => draft.state === 'ours').map(({ id }) => id);
    return ours.filter((id, at) => ours.indexOf(id) !== at).map((id) => `two tabs have ${id}`);
  }
}

const filesOf = (values: object): readonly string[] =>
  fileRefsIn(values).map(({ fileId }) => fileId);
