import {
  acceptCreateWallet,
  loadCreateWalletSchema,
} from '@passmuster/schemas/accept/createWallet';
import { expect, test } from 'vitest';
import { type Shape, whyRefused } from './shape.ts';

const shape: Shape = { accept: acceptCreateWallet, load: loadCreateWalletSchema };
const open = new AbortController().signal;

test('a refused value gets every issue of its schema', async () => {
  const issues = await whyRefused(shape, { currency: 1, network: 'solana' }, open);
  expect(issues).toEqual([
    { path: ['currency'], message: 'Send text' },
    { path: ['network'], message: 'Send erc20 or polygon' },
  ]);
});

const unknown = [{ path: [], message: 'Refused; the schema did not load' }];

test.each([
  { what: 'that cannot be loaded', load: () => Promise.reject(new Error('404')) },
  { what: 'that takes the value', load: loadCreateWalletSchema },
])('a schema $what leaves one issue without a reason', async ({ load }) => {
  expect(await whyRefused({ ...shape, load }, { currency: 'USDC' }, open)).toEqual(unknown);
});

test.each(['before', 'while'])('a signal aborted %s a schema loads ends the wait', async (when) => {
  const controller = new AbortController();
  if (when === 'before') controller.abort();
  const issues = whyRefused({ ...shape, load: () => new Promise(() => {}) }, {}, controller.signal);
  controller.abort();
  expect(await issues).toEqual(unknown);
});
