import { createSubmission } from '@passmuster/client/submission';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '../defaults.ts';
import { type DeviceDrafts, openDrafts } from './openDrafts.ts';

/** Storage with a limit of its own. Source: the Storage Buckets API, which the types of the DOM don't have yet. */
interface Buckets {
  open(name: string, options: { quota: number }): Promise<{ readonly indexedDB: IDBFactory }>;
}
const buckets = (): Buckets => Object(navigator).storageBuckets;

const isFull = { name: 'QuotaExceededError' };
const tooMuch = 2_000_000;
const image = { fileId: 'f-1', name: 'statement.pdf', type: 'application/pdf', size: tooMuch };
const file = new Blob([new Uint8Array(tooMuch)], { type: image.type });

let drafts: DeviceDrafts<{ name: string }>;

beforeEach(async () => {
  // Never deleted: that would break connections that are closing. The browser of the tests keeps nothing.
  const { indexedDB } = await buckets().open(`full-${newId()}`, { quota: 500_000 });
  vi.stubGlobal('indexedDB', indexedDB);
  drafts = await openDrafts({ name: newId() });
});
afterEach(() => {
  drafts.close();
  vi.unstubAllGlobals();
});

test('a device that is full refuses a file and a save, and keeps what was saved', async () => {
  const draft = await drafts.add({ name: 'Ada' });
  await expect(drafts.keepFile(draft.id, image, file)).rejects.toMatchObject(isFull);
  expect(await drafts.loadFile(image)).toBeUndefined();
  await expect(drafts.save(draft, { name: 'a'.repeat(tooMuch) })).rejects.toMatchObject(isFull);
  expect((await drafts.load(draft.id)).draft?.values).toEqual({ name: 'Ada' });
});

test('nothing is sent if the attempt couldn’t be recorded', async () => {
  const sent: string[] = [];
  const submission = createSubmission({
    key: newId(),
    journal: { ...drafts.journal, append: (entry) => drafts.journal.append(tooLarge(entry)) },
    now: () => new Date(0),
    async send(body: string) {
      sent.push(body);
      return { data: { id: 'c-1' } };
    },
  });
  await expect(submission.submit('{}')).rejects.toMatchObject(isFull);
  expect(sent).toEqual([]);
});

const tooLarge = <Entry extends object>(entry: Entry): Entry => {
  return { ...entry, padding: 'a'.repeat(tooMuch) };
};
