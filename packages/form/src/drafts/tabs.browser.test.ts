import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { newId } from '../defaults.ts';
import type { Device } from '../testing/sharedDevice.ts';
import { histories, runHistory } from '../testing/tabsHistories.ts';
import { openDatabase, storageIn } from './database.ts';
import { openDrafts } from './openDrafts.ts';

const delay = 10;
const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Connections of one page to one database: tabs that close, but aren't killed. */
async function browserDevice(now: () => number): Promise<Device> {
  const name = newId();
  const storage = storageIn(await openDatabase(name));
  return {
    isFull: false,
    atomically: storage.atomically,
    openPage: async (form = 1) => ({ drafts: await openDrafts({ name, now, form }) }),
  };
}

const options = {
  device: browserDevice,
  settle: () => sleep(delay),
  pass: () => sleep(2 * delay),
  delay,
};

const runs = inject('isFullSize') ? 50 : 3;

test(`${runs} histories of tabs in IndexedDB: nothing deleted returns, and nothing is lost in silence`, {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      expect(await runHistory(history, options)).toEqual([]);
    }),
    { numRuns: runs },
  );
});
