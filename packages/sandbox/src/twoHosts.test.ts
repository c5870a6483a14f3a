import dns from 'node:dns';
import { createClient, createWallet, listWallets, unwrap } from '@passmuster/client';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type SandboxProcess, startProcess } from './testing/startProcess.ts';
import { newStorage } from './testing/storages.ts';

const apiKey = 'a-key-of-two-hosts-by-their-names';
const instances: SandboxProcess[] = [];

/** The services of compose.yaml, as two processes on one PostgreSQL. */
beforeAll(async () => {
  const { databaseUrl = '' } = await newStorage('postgres');
  for (const _ of ['first', 'second'])
    instances.push(await startProcess({ DATABASE_URL: databaseUrl, SANDBOX_API_KEY: apiKey }));
});
afterAll(() => Promise.all(instances.map((instance) => instance.end('SIGTERM'))));

/** Names resolve as in the network of a compose file, here to this machine. */
const { lookup } = dns;
function resolveNames() {
  const resolve = vi.spyOn(dns, 'lookup');
  resolve.mockImplementation(((name: string, ...rest: unknown[]) =>
    Reflect.apply(lookup, dns, [
      /^(?:first|second)$/.test(name) ? '127.0.0.1' : name,
      ...rest,
    ])) as typeof lookup);
}
afterEach(() => vi.restoreAllMocks());

const clientOf = (name: string, at: number, allowPlainHttp: boolean) =>
  createClient({
    baseUrl: `http://${name}:${new URL(instances[at]?.url ?? '').port}/api`,
    apiKey,
    fetch,
    allowPlainHttp,
  });

test('a client reaches two hosts by name over plain http where that is permitted, and what one writes the other reads', async () => {
  resolveNames();
  const [first, second] = ['first', 'second'].map((name, at) => clientOf(name, at, true));
  if (!first || !second) throw new Error('Two clients are needed');
  const wallet = unwrap(await createWallet(first, { currency: 'ZAR' }));
  const { wallets } = unwrap(await listWallets(second));
  expect(wallets.map(({ id }) => id)).toEqual([wallet.id]);
});

test('without the permission no name is even looked up', () => {
  const looked = vi.spyOn(dns, 'lookup');
  expect(() => clientOf('first', 0, false)).toThrow(/https/);
  expect(looked).not.toHaveBeenCalled();
});
