import { expect } from 'vitest';
import type { Drafts } from '../drafts/drafts.ts';
import type { FileRef } from '../values/fileRef.ts';
import type { Unread } from '../values/unread.ts';

/** What the drafts of a test hold. */
export interface TestValues {
  readonly name: string;
  readonly image?: FileRef;
  readonly income?: Unread;
}

/** The clock of a test. */
export interface Clock {
  readonly now: () => number;
  pass(milliseconds: number): void;
}

/** Opens the drafts that an earlier call has left, as another tab or a page that is loaded again does, with a version of the form. */
type Open = (form?: number) => Promise<Drafts<TestValues>>;

export const fileRef = (fileId: string): FileRef => ({
  fileId,
  name: 'statement.pdf',
  type: 'application/pdf',
  size: 4,
});

const hour = 3_600_000;
const bytes = new Blob(['%PDF'], { type: 'application/pdf' });
const ada = { name: 'Ada Ltd' };

/** Returns the ids of the files that are there, of these. */
const keptOf = async (drafts: Drafts<TestValues>, ids: readonly string[]) => {
  const found = await Promise.all(ids.map((id) => drafts.loadFile(fileRef(id))));
  return ids.filter((_, at) => found[at]);
};

/** What all drafts must hold to, wherever they are kept. */
export const draftsContract: readonly {
  readonly title: string;
  readonly run: (open: Open, clock: Clock) => Promise<void>;
}[] = [
  {
    title: 'a draft is there after a reload, with an amount that couldn’t be read',
    async run(open) {
      const values = { ...ada, income: { unread: '1,234' } };
      const { id } = await (await open()).add(values);
      const again = await open();
      expect(await again.load(id)).toMatchObject({ draft: { id, version: 1, values } });
      expect(await again.list()).toHaveLength(1);
    },
  },
  {
    title: 'a second tab never overwrites what the first saved, and gets it instead',
    async run(open) {
      const [one, other] = [await open(), await open()];
      const draft = await one.add(ada);
      const first = await one.save(draft, { name: 'Ada Inc' });
      expect(first.draft?.version).toBe(2);
      const second = await other.save(draft, { name: 'Grace Ltd' });
      expect(second.conflict?.values).toEqual({ name: 'Ada Inc' });
      expect((await other.load(draft.id)).draft?.values).toEqual({ name: 'Ada Inc' });
    },
  },
  {
    title:
      'what was forgotten is never put again: not by a save, a file, an undo or a page that begins with it',
    async run(open) {
      const [one, other] = [await open(), await open()];
      const draft = await one.add(ada, [[fileRef('f-1'), bytes]]);
      await other.forget(draft.id);
      expect(await one.save(draft, { name: 'Ada Inc' })).toEqual({ lost: 'forgotten' });
      expect(await one.keepFile(draft.id, fileRef('f-2'), bytes)).toBe(false);
      expect(await one.restore(draft.id)).toBe(false);
      expect(await one.load(draft.id, ada)).toEqual({ lost: 'forgotten' });
      expect(await one.list()).toEqual([]);
      expect(await keptOf(one, ['f-1', 'f-2'])).toEqual([]);
    },
  },
  {
    title:
      'a draft of which nothing is known has vanished, and is added only for a page that begins with it',
    async run(open) {
      const drafts = await open();
      expect(await drafts.load('a')).toEqual({ lost: 'vanished' });
      expect(await drafts.keepFile('a', fileRef('f-1'), bytes)).toBe(false);
      const { draft } = await drafts.load('a', ada);
      expect(draft).toMatchObject({ id: 'a', version: 1, values: ada });
      expect((await drafts.load('a', { name: 'Grace Ltd' })).draft?.values).toEqual(ada);
    },
  },
  {
    title: 'a removed draft can be restored with its file, and not be saved before',
    async run(open) {
      const drafts = await open();
      const draft = await drafts.add({ ...ada, image: fileRef('f-1') }, [[fileRef('f-1'), bytes]]);
      await drafts.remove(draft.id);
      expect(await drafts.list()).toEqual([]);
      expect(await drafts.save(draft, ada)).toEqual({ lost: 'forgotten' });
      expect(await drafts.restore(draft.id)).toBe(true);
      expect((await drafts.load(draft.id)).draft).toEqual(draft);
      expect(await (await drafts.loadFile(fileRef('f-1')))?.text()).toBe('%PDF');
    },
  },
  {
    title: 'drafts expire after their last save, and removed ones after an hour',
    async run(open, clock) {
      const drafts = await open();
      const old = await drafts.add(ada);
      clock.pass(1);
      const left = await drafts.add({ name: 'Grace Ltd' });
      await drafts.expire(clock.now());
      expect((await drafts.list()).map(({ id }) => id)).toEqual([left.id]);
      expect(await drafts.load(old.id)).toEqual({ lost: 'forgotten' });
      await drafts.remove(left.id);
      clock.pass(hour);
      await drafts.expire(0);
      expect(await drafts.restore(left.id)).toBe(true);
      await drafts.remove(left.id);
      clock.pass(hour + 1);
      await drafts.expire(0);
      expect(await drafts.restore(left.id)).toBe(false);
    },
  },
  {
    title: 'the id of a draft that expired is free once its tombstone has expired too',
    async run(open, clock) {
      const drafts = await open();
      await drafts.load('a', ada);
      clock.pass(1);
      await drafts.expire(clock.now());
      expect((await drafts.load('a', ada)).lost).toBe('forgotten');
      clock.pass(1);
      await drafts.expire(clock.now());
      expect((await drafts.load('a', ada)).draft).toBeDefined();
    },
  },
  {
    title: 'files that their draft no longer has go an hour after they were stored, others stay',
    async run(open, clock) {
      const drafts = await open();
      const files = ['used', 'replaced'].map((id) => [fileRef(id), bytes] as const);
      const draft = await drafts.add({ ...ada, image: fileRef('used') }, files);
      await drafts.keepFile(draft.id, fileRef('not saved yet'), bytes);
      const all = ['used', 'replaced', 'not saved yet'];
      clock.pass(hour + 1);
      await drafts.expire(0);
      expect(await keptOf(drafts, all)).toEqual(all);
      await drafts.save(draft, { ...ada, image: fileRef('used') });
      await drafts.expire(0);
      expect(await keptOf(drafts, all)).toEqual(['used']);
    },
  },
  {
    title: 'a file that a copy refers to stays until the copy is forgotten too',
    async run(open) {
      const drafts = await open();
      const image = fileRef('shared');
      const one = await drafts.add({ ...ada, image }, [[image, bytes]]);
      const copy = await drafts.add({ ...ada, image });
      await drafts.forget(one.id);
      expect(await keptOf(drafts, ['shared'])).toEqual(['shared']);
      await drafts.forget(copy.id);
      expect(await keptOf(drafts, ['shared'])).toEqual([]);
    },
  },
  {
    title:
      'what a later version of the form has saved is neither read nor overwritten, and can be forgotten',
    async run(open) {
      const [older, later] = [await open(1), await open(2)];
      const draft = await older.add(ada);
      const saved = await later.save(draft, { name: 'Ada Inc' });
      expect(saved.draft?.form).toBe(2);
      expect(await older.load(draft.id)).toEqual({ lost: 'newer' });
      expect(await older.save({ ...draft, version: 9 }, ada)).toEqual({ lost: 'newer' });
      expect(await older.list()).toEqual([]);
      expect((await later.load(draft.id)).draft?.values.name).toBe('Ada Inc');
      await older.forget(draft.id);
      expect(await later.load(draft.id)).toEqual({ lost: 'forgotten' });
    },
  },
];
