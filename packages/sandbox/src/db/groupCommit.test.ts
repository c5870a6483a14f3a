import { expect, test } from 'vitest';
import { type Committer, groupCommit, largestGroup } from './groupCommit.ts';

/** A database that only records its statements. */
function recorder(refuses?: keyof Committer) {
  const log: string[] = [];
  const record = (word: keyof Committer) => () => {
    log.push(word);
    if (word === refuses) throw new Error(`no ${word}`);
  };
  const to: Committer = {
    begin: async () => record('begin')(),
    commit: record('commit'),
    rollback: record('rollback'),
    save: record('save'),
    release: record('release'),
    undo: record('undo'),
  };
  return { log, ...groupCommit(to) };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('writes of one turn share a transaction, and are answered after the commit', async () => {
  const { log, enqueue } = recorder();
  const answers = ['a', 'b'].map((name) =>
    enqueue(async () => void log.push(name)).then(() => log.push(`answered ${name}`)),
  );
  await Promise.all(answers);
  expect(log).toEqual([
    ...['begin', 'save', 'a', 'release', 'save', 'b', 'release', 'commit'],
    ...['answered a', 'answered b'],
  ]);
});

test('a write of the next turn joins them', async () => {
  const { log, enqueue } = recorder();
  const first = enqueue(async () => undefined);
  await turn();
  await Promise.all([first, enqueue(async () => undefined)]);
  expect(log.filter((word) => word === 'commit')).toHaveLength(1);
});

test('writes that never cease do not keep a group waiting', async () => {
  const { log, enqueue } = recorder();
  let written = 0;
  const writing: Promise<unknown>[] = [];
  while (written === 0 && writing.length < largestGroup * 2) {
    writing.push(
      enqueue(async () => {
        written += 1;
      }),
    );
    await turn();
  }
  expect(writing.length).toBeLessThan(largestGroup + 5);
  await Promise.all(writing);
  expect(log.at(-1)).toBe('commit');
});

test('a write that fails is undone, and leaves the others whole', async () => {
  const { log, enqueue } = recorder();
  const [bad, good] = await Promise.allSettled([
    enqueue(() => Promise.reject(new Error('refused'))),
    enqueue(async () => 'kept'),
  ]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { message: 'refused' } });
  expect(good).toEqual({ status: 'fulfilled', value: 'kept' });
  expect(log).toEqual(['begin', 'save', 'undo', 'release', 'save', 'release', 'commit']);
});

test.each([
  { refuses: 'begin', log: ['begin'] },
  { refuses: 'commit', log: ['begin', 'save', 'release', 'commit', 'rollback'] },
] as const)('if $refuses fails, every write fails', async ({ refuses, log }) => {
  const { log: found, enqueue } = recorder(refuses);
  await expect(enqueue(async () => 'kept')).rejects.toThrow(`no ${refuses}`);
  expect(found).toEqual(log);
});
