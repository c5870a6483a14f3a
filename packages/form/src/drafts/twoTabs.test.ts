import { describe, expect, test } from 'vitest';
import { fileRef, type TestValues } from '../testing/draftsContract.ts';
import {
  add,
  bytes,
  device,
  openTab,
  pass,
  setUpDevice,
  storedName,
} from '../testing/draftTabs.ts';

setUpDevice();

describe('in two tabs', () => {
  test('a draft that is taken over is loaded there, and no longer saved here: what wasn’t saved is said', async () => {
    const id = await add();
    const one = await openTab(id);
    const other = await openTab(id);
    await pass(300);
    one.form.change({ name: 'Ada Ltd' });
    await pass();
    one.form.change({ name: 'Ada Inc' });
    other.draft.takeOver();
    await pass();
    expect(other.draft.state).toBe('ours');
    expect(other.form.values).toEqual({ name: 'Ada Ltd' });
    expect(one.draft).toMatchObject({
      state: 'elsewhere',
      saved: { kind: 'unsaved' },
      problem: { code: 'changed-elsewhere' },
    });
    expect(await storedName(id)).toBe('Ada Ltd');
    one.draft.takeOver();
    await pass(0);
    expect(one.draft).toMatchObject({ state: 'ours', problem: undefined, loads: 2 });
    expect(other.draft).toMatchObject({ state: 'elsewhere', problem: undefined });
  });

  test('a draft that another tab forgets is gone, and autosave never puts it again', async () => {
    const id = await add();
    const { form, draft } = await openTab(id);
    const other = await device.openPage<TestValues>();
    form.change({ name: 'Ada Ltd' });
    await other.drafts.forget(id);
    await pass();
    expect(draft).toMatchObject({ state: 'gone', problem: { code: 'forgotten' } });
    form.change({ name: 'Ada Inc' });
    await form.attach(fileRef('f-1'), bytes);
    await draft.save();
    await pass();
    await device.atomically(async ({ drafts, files }) => {
      expect([await drafts.getAll(), await files.getAll()]).toEqual([[], []]);
    });
  });

  test('a draft that is forgotten here is gone here too, and free for nobody', async () => {
    const id = await add();
    const one = await openTab(id);
    const other = await openTab(id);
    await pass(300);
    await other.draft.forget();
    await pass(0);
    expect(one.draft.state).toBe('gone');
    expect(other.draft.state).toBe('gone');
  });

  test('a page that begins with a draft doesn’t put it again once it and its tombstone have expired', async () => {
    const one = await openTab('a', { isNew: true });
    const other = await openTab('a', { isNew: true });
    await pass(300);
    other.draft.takeOver();
    await pass(0);
    one.form.change({ name: 'Ada' });
    other.kill?.();
    const { drafts } = await device.openPage<TestValues>();
    await pass(1);
    await drafts.expire(Date.now());
    await pass(1);
    await drafts.expire(Date.now());
    await pass();
    expect(one.draft.state).toBe('gone');
    expect(await storedName('a')).toBeUndefined();
  });

  test('without locks, a tab follows what another saves, or says that it can’t be saved over that', async () => {
    const id = await add();
    const open = async () => {
      const { drafts } = await device.openPage<TestValues>();
      const claim = { state: 'ours', takeOver() {}, release() {} } as const;
      return openTab(id, { drafts: { ...drafts, lacks: 'insecure', claim: () => claim } });
    };
    const [one, other] = [await open(), await open()];
    expect(one.draft.problem?.code).toBe('insecure');
    one.form.change({ name: 'Ada Ltd' });
    await pass();
    expect(other.form.values).toEqual({ name: 'Ada Ltd' });
    one.form.change({ name: 'Ada Inc' });
    other.form.change({ name: 'Ada GmbH' });
    await pass();
    expect(await storedName(id)).toBe('Ada Inc');
    expect(other.draft).toMatchObject({
      state: 'elsewhere',
      problem: { code: 'changed-elsewhere' },
    });
    other.draft.takeOver();
    await pass();
    expect(other.form.values).toEqual({ name: 'Ada Inc' });
    expect(other.draft.state).toBe('ours');
  });
});
