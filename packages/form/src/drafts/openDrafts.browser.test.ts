import { journalContract } from '@passmuster/testing/journalContract';
import { afterEach, expect, test } from 'vitest';
import { newId } from '../defaults.ts';
import type { FileRef } from '../values/fileRef.ts';
import type { Unread } from '../values/unread.ts';
import { type Drafts, openDrafts } from './openDrafts.ts';

interface Values {
  name: string;
  image?: FileRef;
  income?: Unread;
}

const opened: Drafts<Values>[] = [];
const open = async (name: string, now = () => 1000): Promise<Drafts<Values>> => {
  const drafts = await openDrafts<Values>({ name, now });
  opened.push(drafts);
  return drafts;
};
afterEach(() => {
  for (const drafts of opened.splice(0)) drafts.close();
});

const fileRef = (fileId: string): FileRef => ({
  fileId,
  name: 'statement.pdf',
  type: 'application/pdf',
  size: 4,
});

test('a draft is there after a reload', async () => {
  const name = newId();
  const { id } = await (await open(name)).add({ name: 'Ada Ltd' });
  const again = await open(name);
  expect(await again.load(id)).toMatchObject({ id, version: 1, values: { name: 'Ada Ltd' } });
  expect(await again.list()).toHaveLength(1);
});

test('an amount that couldn’t be read survives a reload', async () => {
  const name = newId();
  const values = { name: 'Ada Ltd', income: { unread: '1,234' } };
  const { id } = await (await open(name)).add(values);
  expect((await (await open(name)).load(id))?.values).toEqual(values);
});

test('a second tab never overwrites what the first saved, and gets it instead', async () => {
  const name = newId();
  const [one, other] = [await open(name), await open(name)];
  const draft = await one.add({ name: 'Ada' });
  const first = await one.save(draft, { name: 'Ada Ltd' });
  expect(first.draft?.version).toBe(2);
  const second = await other.save(draft, { name: 'Grace Ltd' });
  expect(second.conflict?.values).toEqual({ name: 'Ada Ltd' });
  expect((await other.load(draft.id))?.values).toEqual({ name: 'Ada Ltd' });
});

test('another tab is notified of what was stored, and so is this one', async () => {
  const name = newId();
  const [one, other] = [await open(name), await open(name)];
  const notified: string[] = [];
  one.subscribe(() => notified.push('one'));
  const unsubscribe = other.subscribe(() => notified.push('other'));
  await one.add({ name: 'Ada' });
  await expect.poll(() => [...notified].sort()).toEqual(['one', 'other']);
  unsubscribe();
  await one.add({ name: 'Grace' });
  await expect.poll(() => notified).toHaveLength(3);
});

test('a removed draft can be restored with its file', async () => {
  const drafts = await open(newId());
  const image = fileRef('f-1');
  await drafts.keepFile(image, new Blob(['%PDF'], { type: image.type }));
  const draft = await drafts.add({ name: 'Ada', image });
  await drafts.remove(draft.id);
  expect(await drafts.list()).toEqual([]);
  await drafts.restore(draft);
  expect(await (await drafts.loadFile(image))?.text()).toBe('%PDF');
});

test.each([
  { before: 5000, left: [], why: 'saved before the limit' },
  { before: 1000, left: ['Ada'], why: 'saved at the limit' },
])('a draft $why: $left is left', async ({ before, left }) => {
  const drafts = await open(newId());
  await drafts.add({ name: 'Ada' });
  await drafts.expire(before);
  expect((await drafts.list()).map(({ values }) => values.name)).toEqual(left);
});

test('files that no draft refers to go an hour after they were stored, others stay', async () => {
  let now = 0;
  const drafts = await open(newId(), () => now);
  await drafts.keepFile(fileRef('used'), new Blob(['1']));
  await drafts.keepFile(fileRef('unused'), new Blob(['2']));
  await drafts.add({ name: 'Ada', image: fileRef('used') });
  now = 3_600_000;
  await drafts.expire(0);
  expect(await drafts.loadFile(fileRef('unused'))).toBeDefined();
  now = 3_600_001;
  await drafts.expire(0);
  expect(await drafts.loadFile(fileRef('unused'))).toBeUndefined();
  expect(await drafts.loadFile(fileRef('used'))).toBeDefined();
});

test('a forgotten draft leaves no file, unless another draft has it', async () => {
  const drafts = await open(newId());
  await drafts.keepFile(fileRef('own'), new Blob(['1']));
  await drafts.keepFile(fileRef('shared'), new Blob(['2']));
  const one = await drafts.add({ name: 'Ada', image: fileRef('own') });
  const other = await drafts.add({ name: 'Ada', image: fileRef('shared') });
  await drafts.add({ name: 'Grace', image: fileRef('shared') });
  await drafts.forget(one.id);
  await drafts.forget(other.id);
  expect(await drafts.loadFile(fileRef('own'))).toBeUndefined();
  expect(await drafts.loadFile(fileRef('shared'))).toBeDefined();
});

test.each(journalContract)('as a journal: $title', async ({ run }) => {
  const name = newId();
  await run(async () => (await open(name)).journal);
});

test('two tabs never hold a name of the journal at once', async () => {
  const name = newId();
  const [one, other] = [(await open(name)).journal, (await open(name)).journal];
  let holders = 0;
  let most = 0;
  const work = async () => {
    holders += 1;
    most = Math.max(most, holders);
    await new Promise((resolve) => setTimeout(resolve, 5));
    holders -= 1;
  };
  const turns = Array.from({ length: 10 }, (_, turn) =>
    (turn % 2 === 0 ? one : other).hold(turn % 3 === 0 ? ['a', 'b'] : ['b'], work),
  );
  await Promise.all(turns);
  expect(most).toBe(1);
});
