import { describe, expect, test } from 'vitest';
import { draftsContract } from '../testing/draftsContract.ts';
import { sharedDevice } from '../testing/sharedDevice.ts';
import { createMemoryDrafts } from './createMemoryDrafts.ts';

describe('drafts in memory', () => {
  test.each(draftsContract)('$title', async ({ run }) => {
    let time = 1_000_000_000;
    const clock = {
      now: () => time,
      pass(milliseconds: number) {
        time += milliseconds;
      },
    };
    const device = sharedDevice(clock.now);
    await run(async (form) => (await device.openPage<never>(form)).drafts, clock);
  });

  test('keep nothing of a transaction that fails', async () => {
    const device = sharedDevice(() => 0);
    const { drafts } = await device.openPage<{ name: string }>();
    const { id } = await drafts.add({ name: 'Ada Ltd' });
    const failed = device.atomically(async (records) => {
      await records.drafts.delete(id);
      throw new Error('failed');
    });
    await expect(failed).rejects.toThrow('failed');
    expect(await drafts.list()).toHaveLength(1);
  });

  test('say that they end with the page, and that everybody has them', async () => {
    const drafts = createMemoryDrafts<{ name: string }>();
    let calls = 0;
    drafts.subscribe(() => {
      calls += 1;
    });
    const { id } = await drafts.add({ name: 'Ada Ltd' });
    expect(calls).toBe(1);
    expect(drafts.lacks).toBe('memory-only');
    expect(drafts.claim(id, () => undefined).state).toBe('ours');
    expect(await drafts.journal.find(['a'])).toEqual([]);
  });

  test('a damaged record is neither read nor overwritten, and expires', async () => {
    const device = sharedDevice(() => 1_000_000_000);
    const { drafts } = await device.openPage<{ name: string }>();
    const draft = await drafts.add({ name: 'Ada Ltd' });
    for (const damage of [{ values: 'x' }, { version: 'x' }, { savedAt: undefined }]) {
      await device.atomically((records) => records.drafts.put({ ...draft, ...damage }));
      expect(await drafts.load(draft.id)).toEqual({ lost: 'damaged' });
      expect(await drafts.save(draft, { name: 'Ada Inc' })).toEqual({ lost: 'damaged' });
      expect(await drafts.restore(draft.id)).toBe(false);
    }
    await drafts.expire(0);
    expect(await drafts.load(draft.id)).toEqual({ lost: 'forgotten' });
  });
});
