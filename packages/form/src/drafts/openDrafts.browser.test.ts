import { journalContract } from '@passmuster/testing/journalContract';
import { afterEach, expect, test } from 'vitest';
import { newId } from '../defaults.ts';
import { draftsContract, type TestValues } from '../testing/draftsContract.ts';
import { type DeviceDrafts, openDrafts } from './openDrafts.ts';

const opened: DeviceDrafts<TestValues>[] = [];
const open = async (
  name: string,
  now = () => 1000,
  form = 1,
): Promise<DeviceDrafts<TestValues>> => {
  const drafts = await openDrafts<TestValues>({ name, now, form });
  opened.push(drafts);
  return drafts;
};
afterEach(() => {
  for (const drafts of opened.splice(0)) drafts.close();
});

test.each(draftsContract)('$title', async ({ run }) => {
  const name = newId();
  let time = 1_000_000_000;
  const clock = {
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    now: () => time,
  };
  await run((form) => open(name, clock.now, form), clock);
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
