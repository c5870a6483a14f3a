import { describe, expect, test } from 'vitest';
import type { TestValues } from '../testing/draftsContract.ts';
import {
  add,
  blank,
  device,
  openTab,
  pass,
  setUpDevice,
  storedName,
} from '../testing/draftTabs.ts';
import { plainForm } from '../testing/plainForm.ts';
import { openDraft } from './openDraft.ts';

setUpDevice();

describe('a draft', () => {
  test('is loaded into its form and saved after a change, once nobody types any more', async () => {
    const id = await add();
    const { form, draft } = await openTab(id);
    expect(draft).toMatchObject({ state: 'ours', saved: { kind: 'saved' }, loads: 1 });
    expect(form.values).toEqual({ name: 'Ada' });
    form.change({ name: 'Ada L' });
    await pass(399);
    form.change({ name: 'Ada Ltd' });
    await pass(399);
    expect(draft.saved.kind).toBe('unsaved');
    expect(await storedName(id)).toBe('Ada');
    await pass(1);
    expect(draft.saved).toEqual({ kind: 'saved', at: Date.now() });
    expect(await storedName(id)).toBe('Ada Ltd');
  });

  test('is asking until it is known whether another tab has it', async () => {
    const id = await add();
    await openTab(id);
    const other = await openTab(id);
    expect(other.draft.state).toBe('asking');
    await pass(300);
    expect(other.draft.state).toBe('elsewhere');
    expect(other.form.values).toEqual(blank);
  });

  test('that nobody has is gone, unless the page begins with it', async () => {
    const { draft } = await openTab('a');
    expect(draft).toMatchObject({ state: 'gone', problem: { code: 'vanished' } });
    const begun = await openTab('a', { isNew: true });
    expect(begun.draft).toMatchObject({ state: 'ours', problem: undefined });
    expect(await storedName('a')).toBe('');
  });

  test('keeps what was entered while it was added', async () => {
    const { drafts } = await device.openPage<TestValues>();
    const form = plainForm(blank);
    const draft = openDraft({ drafts, form, id: 'a', isNew: true, page: new EventTarget() });
    form.change({ name: 'Ada' });
    await pass();
    expect(draft.saved.kind).toBe('saved');
    expect(await storedName('a')).toBe('Ada');
  });

  test('of an earlier form is completed', async () => {
    const id = await add();
    const { form, draft } = await openTab(id, {
      read: ({ name }) => ({ name: `${name} Ltd` }),
    });
    expect(form.values).toEqual({ name: 'Ada Ltd' });
    expect(draft.saved.kind).toBe('saved');
  });

  test('is saved when the page is hidden, and warns of what isn’t saved when it is closed', async () => {
    const id = await add();
    const { form, page } = await openTab(id);
    const closing = () => page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(true);
    form.change({ name: 'Ada Ltd' });
    page.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(await storedName(id)).toBe('Ada Ltd');
    form.change({ name: 'Ada Inc' });
    expect(closing()).toBe(false);
    await pass(0);
    expect(closing()).toBe(true);
    expect(await storedName(id)).toBe('Ada Inc');
  });

  test('is saved when it is closed, and is then another tab’s', async () => {
    const id = await add();
    const one = await openTab(id);
    const other = await openTab(id);
    await pass(300);
    one.form.change({ name: 'Ada Ltd' });
    await one.draft.close();
    await pass(0);
    expect(other.draft.state).toBe('ours');
    expect(other.form.values).toEqual({ name: 'Ada Ltd' });
    one.form.change({ name: 'late' });
    await pass();
    expect(await storedName(id)).toBe('Ada Ltd');
  });

  test('keeps what the API refused of its values, until nothing of that stands any more', async () => {
    const id = await add();
    const refused = {
      outcome: 'refused',
      status: 400,
      issues: [{ path: ['name'], message: 'taken' }],
    } as const;
    const { form, draft } = await openTab(id);
    form.setServerErrors(refused);
    await pass();
    expect(draft.saved.kind).toBe('saved');
    await draft.close();
    const again = await openTab(id);
    expect(again.form.serverErrors).toEqual(refused);
    expect(again.draft.saved.kind).toBe('saved');
    again.form.setServerErrors(undefined);
    await pass();
    await again.draft.close();
    expect((await openTab(id)).form.serverErrors).toBeUndefined();
  });

  test('opens without a refusal that is damaged', async () => {
    const id = await add();
    const { form, draft } = await openTab(id);
    form.setServerErrors({ outcome: 'refused', issues: [Object({ path: 'name' })] });
    await pass();
    await draft.close();
    const again = await openTab(id);
    expect(again.draft.state).toBe('ours');
    expect(again.form.serverErrors).toBeUndefined();
  });
});
