import { newId } from '../defaults.ts';
import type { FileCheck, FormFinding, Reviewer } from '../reviewer/reviewer.ts';
import { withPatience } from '../reviewer/withPatience.ts';
import { type FileRef, fileRefsIn } from '../values/fileRef.ts';
import { keyOf, type Path } from '../values/path.ts';
import { type FilePlace, type PlaceOfFile, placeOfFile } from './filePlace.ts';
import type { FormStore } from './formStore.ts';
import { hasSameBytes } from './hasSameBytes.ts';
import { readFile } from './readFile.ts';
import type { Reads } from './reads.ts';

/** What became of a file that was chosen: a later `attach` or `detach` of the same place supersedes it. */
export type Attached = 'attached' | 'refused' | 'superseded';

/** Stores a file of a form, such as with a draft. */
export type StoreFile = (file: FileRef, bytes: Blob) => Promise<void>;

/** What the files of a form need of it. */
interface FileParts {
  readonly store: FormStore;
  readonly reviewer: Reviewer;
  readonly reads: Reads;
  /** Enters values. */
  readonly change: (values: unknown) => void;
  /** The day and the language of a check. */
  readonly request: () => Pick<FileCheck, 'asOf' | 'language'>;
}

/** The files of a form. */
export interface FormFiles {
  attach(place: string | FilePlace, file: File): Promise<Attached>;
  detach(place: string | FilePlace): () => void;
  addDocument(list: Path, documentType: string): string;
  onKeep(store: StoreFile): () => void;
  /** Gives the reviewer the bytes of the files in the values that it lacks, and lets it drop the others. */
  sync(values: unknown): readonly Promise<void>[];
  /** Takes the bytes of files whose references were loaded, and gives up what is being read. */
  reset(files: ReadonlyMap<string, Blob>): void;
}

export function createFiles({ store, reviewer, reads, change, request }: FileParts): FormFiles {
  /** The files of this page. A file of a device holds no bytes, so that a removal can be taken back. */
  const files = new Map<string, Blob>();
  /** The files whose bytes the reviewer has. */
  const kept = new Set<string>();
  const reading = new Set<string>();
  const stores = new Set<StoreFile>();
  /** The last turn of each place: whichever file is read first, the last choice counts. */
  const turns = new Map<string, number>();
  let lastTurn = 0;

  const take = (key: string): (() => boolean) => {
    lastTurn += 1;
    const turn = lastTurn;
    turns.set(key, turn);
    return () => turns.get(key) === turn;
  };
  const drop = (fileId: string): void => {
    kept.delete(fileId);
    void reviewer.drop(fileId).catch(() => undefined);
  };
  const keep = async (fileId: string, file: Blob): Promise<void> => {
    kept.add(fileId);
    await reviewer.keep(fileId, file);
  };
  const check = async (
    { fileId }: FileRef,
    file: File,
    place: FileCheck['place'],
    isLatest: () => boolean,
  ): Promise<readonly FormFinding[]> => {
    const unreadable = await readFile(file, {
      path: place.path,
      remedies: store.remedies,
      isLatest,
    });
    if (unreadable) return [unreadable];
    try {
      await withPatience(keep(fileId, file));
      return isLatest()
        ? await withPatience(reviewer.checkFile(fileId, { ...request(), place }))
        : [];
    } catch {
      // Without a reviewer the form stays usable: the server's review is the gate.
      return [];
    }
  };
  const attach = async (chosen: string | FilePlace, file: File): Promise<Attached> => {
    const place = placeOfFile(chosen, store);
    if (!place) return 'superseded';
    const { key } = place;
    const isLatest = take(key);
    const { name, type, size } = file;
    const ref: FileRef = { fileId: newId(), name, type, size };
    reading.add(ref.fileId);
    store.slots.attempt(key, { name, state: 'reading', findings: [] });
    try {
      const findings = await check(ref, file, place.use, isLatest);
      if (!isLatest()) return 'superseded';
      if (findings.length > 0) {
        store.slots.attempt(key, { name, state: 'refused', findings });
        return 'refused';
      }
      const other = (await isHeld(place.held(), file)) ? undefined : ref;
      if (other) await withPatience(storeAll(other, file)).catch(() => undefined);
      return isLatest() ? settle(place, file, other) : 'superseded';
    } finally {
      reading.delete(ref.fileId);
      if (!files.has(ref.fileId)) drop(ref.fileId);
    }
  };
  /** Enters a file, or nothing if the place holds the same one. */
  const settle = (place: PlaceOfFile, file: File, ref: FileRef | undefined): Attached => {
    const entered = ref && place.enter(ref);
    if (ref && !entered) return 'superseded';
    if (ref) files.set(ref.fileId, file);
    store.slots.attempt(place.key, undefined);
    if (entered) {
      change(entered.values);
      store.leave(entered.path);
    }
    return 'attached';
  };
  const isHeld = async (held: FileRef | undefined, file: File): Promise<boolean> => {
    const bytes = held && files.get(held.fileId);
    return bytes ? hasSameBytes(bytes, file).catch(() => false) : false;
  };
  const storeAll = (ref: FileRef, file: File): Promise<unknown> =>
    Promise.allSettled([...stores].map(async (one) => one(ref, file)));
  return {
    attach: (place, file) => reads.add(attach(place, file)),
    detach(chosen) {
      const place = placeOfFile(chosen, store);
      if (!place) return () => undefined;
      const { values, restored } = place.remove();
      take(place.key);
      store.slots.attempt(place.key, undefined);
      store.slots.remove(place.key);
      change(values);
      return () => {
        const before = restored();
        if (before === undefined) return;
        take(place.key);
        store.slots.attempt(place.key, undefined);
        change(before.values);
        for (const path of before.paths) store.leave(path);
      };
    },
    addDocument(list, documentType) {
      const id = newId();
      store.slots.add({ id, documentType, listKey: keyOf(list, store.values) });
      return id;
    },
    onKeep(one) {
      stores.add(one);
      return () => void stores.delete(one);
    },
    sync(values) {
      const held = new Set(fileRefsIn(values).map(({ fileId }) => fileId));
      for (const fileId of kept) if (!held.has(fileId) && !reading.has(fileId)) drop(fileId);
      return [...held].flatMap((fileId) => {
        const file = kept.has(fileId) ? undefined : files.get(fileId);
        return file ? [keep(fileId, file)] : [];
      });
    },
    reset(loaded) {
      turns.clear();
      for (const [fileId, file] of loaded) {
        files.set(fileId, file);
        reads.add(keep(fileId, file)).catch(() => undefined);
      }
    },
  };
}
