import { expect, test } from 'vitest';
import { groupReads } from './groupReads.ts';

/** A database that only writes down what it is told. */
function recorder(refuses?: 'begin' | 'end') {
  const told: string[] = [];
  const tell = (word: 'begin' | 'end') => () => {
    told.push(word);
    if (word === refuses) throw new Error(`no ${word}`);
  };
  return { told, read: groupReads({ begin: tell('begin'), end: tell('end') }) };
}

test('reads of one turn share a transaction, which is over before any is answered', async () => {
  const { told, read } = recorder();
  const ask = (name: string) => read(() => told.push(name)).then(() => told.push(`told ${name}`));
  await Promise.all([ask('a'), ask('b')]);
  expect(told).toEqual(['begin', 'a', 'b', 'end', 'told a', 'told b']);
});

test('a read after the turn has a transaction of its own', async () => {
  const { told, read } = recorder();
  await read(() => told.push('a'));
  await read(() => told.push('b'));
  expect(told).toEqual(['begin', 'a', 'end', 'begin', 'b', 'end']);
});

test('a read that fails leaves the others whole', async () => {
  const { told, read } = recorder();
  const [bad, good] = await Promise.allSettled([
    read(() => {
      throw new Error('refused');
    }),
    read(() => 'found'),
  ]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { message: 'refused' } });
  expect(good).toEqual({ status: 'fulfilled', value: 'found' });
  expect(told).toEqual(['begin', 'end']);
});

test('where no transaction begins, every read is refused and the next one is tried', async () => {
  const { told, read } = recorder('begin');
  await expect(read(() => 'found')).rejects.toThrow('no begin');
  await expect(read(() => 'found')).rejects.toThrow('no begin');
  expect(told).toEqual(['begin', 'begin']);
});
