import { createWalletShape as shape } from '@passmuster/schemas/accept';
import { array, check, object, pipe, string } from 'valibot';
import { expect, test } from 'vitest';
import { whyRefused } from './shape.ts';

const open = new AbortController().signal;

test('a refused value gets every issue of its schema', async () => {
  const issues = await whyRefused(shape, { currency: 1, network: 'solana' }, open);
  expect(issues).toEqual([
    { path: ['currency'], message: 'Enter text.' },
    { path: ['network'], message: 'Choose Ethereum (ERC-20) or Polygon.' },
  ]);
});

test('an issue keeps the number of an element, and of the whole value its path is empty', async () => {
  const load = async () => object({ list: array(string()) });
  expect(await whyRefused({ ...shape, load }, { list: ['a', 7] }, open)).toEqual([
    { path: ['list', 1], message: 'Expected string' },
  ]);
  expect(await whyRefused({ ...shape, load }, 7, open)).toEqual([
    { path: [], message: 'Expected Object' },
  ]);
});

test('an issue of a check that expects nothing by name says to send something else', async () => {
  const load = async () =>
    pipe(
      string(),
      check(() => false),
    );
  expect(await whyRefused({ ...shape, load }, 'secret', open)).toEqual([
    { path: [], message: 'Send a different value' },
  ]);
});

const unknown = [{ path: [], message: 'Refused; the schema did not load' }];

test('a schema that cannot be loaded leaves one issue without a reason', async () => {
  const load = () => Promise.reject(new Error('404'));
  expect(await whyRefused({ ...shape, load }, { currency: 1 }, open)).toEqual(unknown);
});

test('a schema that takes what was refused leaves one issue too', async () => {
  const issues = await whyRefused(shape, { currency: 'ZAR' }, open);
  expect(issues).toEqual([{ path: [], message: 'Send a value that stays the same' }]);
});

test.each(['before', 'while'])('a signal aborted %s a schema loads ends the wait', async (when) => {
  const controller = new AbortController();
  if (when === 'before') controller.abort();
  const issues = whyRefused({ ...shape, load: () => new Promise(() => {}) }, {}, controller.signal);
  controller.abort();
  expect(await issues).toEqual(unknown);
});
