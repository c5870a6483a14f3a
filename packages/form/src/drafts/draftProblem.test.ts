import { expect, test } from 'vitest';
import { fileRef, type TestValues } from '../testing/draftsContract.ts';
import { bytes, device, pass, setUpDevice } from '../testing/draftTabs.ts';
import { plainForm } from '../testing/plainForm.ts';
import { draftRemedies as fr } from '../texts/fr.ts';
import { draftRemedies as ptBr } from '../texts/ptBr.ts';
import { draftRemedies as ptPt } from '../texts/ptPt.ts';
import type { Drafts } from './drafts.ts';
import { openDraft } from './openDraft.ts';

setUpDevice();

const image = fileRef('f-1');

/** Opens a draft that holds a file, with drafts that fail as `change` says. */
async function open(
  change: (drafts: Drafts<TestValues>) => Partial<Drafts<TestValues>> = () => ({}),
) {
  const { drafts } = await device.openPage<TestValues>();
  const { id } = await drafts.add({ name: 'Ada', image }, [[image, bytes]]);
  const form = plainForm<TestValues>({ name: '' });
  const page = new EventTarget();
  const draft = openDraft({ drafts: { ...drafts, ...change(drafts) }, form, id, page });
  await pass(0);
  return { form, draft, drafts, id };
}
const fails = (name: string) => () => Promise.reject(new DOMException('', name));

test('storage that was cleared: the draft has vanished, and the page goes on', async () => {
  const { form, draft, id } = await open();
  await device.atomically(({ drafts }) => drafts.delete(id));
  form.change({ name: 'Ada Ltd' });
  await pass();
  expect(draft).toMatchObject({ state: 'gone', problem: { code: 'vanished' } });
  expect(form.values.name).toBe('Ada Ltd');
});

test.each([
  { code: 'newer', record: { form: 2 } },
  { code: 'damaged', record: { values: 'x' } },
])('a record that is $code is left alone, and the page goes on', async ({ code, record }) => {
  const { form, draft, drafts, id } = await open();
  const stored = await device.atomically((records) => records.drafts.get(id));
  const changed = { ...Object(stored), ...record };
  await device.atomically((records) => records.drafts.put(changed));
  form.change({ name: 'Ada Ltd' });
  await pass();
  expect(draft).toMatchObject({ state: 'read-only', problem: { code } });
  expect(await device.atomically((records) => records.drafts.get(id))).toEqual(changed);
  const page = new EventTarget();
  const next = openDraft({ drafts, form: plainForm({ name: '' }), id, page });
  await pass();
  expect(next).toMatchObject({ state: 'read-only', problem: { code } });
});

test('values that the form can’t read are damaged', async () => {
  const { drafts } = await device.openPage<TestValues>();
  const { id } = await drafts.add({ name: 'Ada' });
  const read = (): never => {
    throw new TypeError('not values');
  };
  const form = plainForm<TestValues>({ name: '' });
  const draft = openDraft({ drafts, form, id, read, page: new EventTarget() });
  await pass();
  expect(draft).toMatchObject({ state: 'read-only', problem: { code: 'damaged' } });
});

test('a full device is said, and the draft is saved with the next change once there is room', async () => {
  const { form, draft } = await open();
  device.isFull = true;
  form.change({ name: 'Ada Ltd' });
  await pass();
  expect(draft).toMatchObject({
    state: 'ours',
    saved: { kind: 'failed' },
    problem: { code: 'storage-full' },
  });
  device.isFull = false;
  form.change({ name: 'Ada Inc' });
  await pass();
  expect(draft).toMatchObject({ saved: { kind: 'saved' }, problem: undefined });
});

test('storage that fails while a draft is loaded leaves a form that isn’t saved', async () => {
  const { form, draft } = await open(() => ({ load: fails('InvalidStateError') }));
  expect(draft).toMatchObject({ state: 'read-only', problem: { code: 'storage-failed' } });
  form.change({ name: 'Ada Ltd' });
  await pass();
  expect(draft.saved.kind).toBe('unsaved');
});

test('a file that can’t be stored is said, also where private windows store no Blobs', async () => {
  const { form, draft } = await open(() => ({ keepFile: fails('DataCloneError') }));
  await form.attach(fileRef('f-2'), bytes);
  expect(draft).toMatchObject({ state: 'ours', problem: { code: 'file-not-kept' } });
});

test('files that are no longer stored are left out of the form, and said', async () => {
  const { drafts, id, draft } = await open();
  await draft.close();
  await device.atomically(({ files }) => files.delete('f-1'));
  const form = plainForm<TestValues>({ name: '' });
  const again = openDraft({ drafts, form, id, page: new EventTarget() });
  await pass();
  expect(again).toMatchObject({ state: 'ours', problem: { code: 'files-missing' } });
  expect(form.values).toEqual({ name: 'Ada', image: '' });
});

test('a form gets the bytes of its files', async () => {
  const { form, draft } = await open();
  expect(draft.problem).toBeUndefined();
  expect(await form.bytes.get('f-1')?.text()).toBe('%PDF');
});

test('a problem has a sentence for developers and one for people, in each language', async () => {
  const { draft } = await open((drafts) => ({ ...drafts, lacks: 'memory-only' }));
  expect(draft.problem).toEqual({
    code: 'memory-only',
    message: 'The drafts are in memory: they end with the page',
    remedy: expect.stringContaining('This browser doesn’t allow this page to save.'),
  });
  expect(draft.problem).toBe(draft.problem);
  for (const texts of [fr, ptBr, ptPt]) expect(texts['memory-only']).not.toBe('');
});
