/**
 * Addresses: ours beside viem, ethers, web3-validator, multicoin-address-validator and a bare Keccak-256, one at a time,
 * repeated and in files: `node --conditions=@passmuster/source src/address.ts`. Writes results/address.md.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { checkAddress, isAddress, parseAddress } from '@passmuster/address';
import { checkAddressFile } from '@passmuster/address/bulk';
import { isAddress as isAddressInForm } from '@passmuster/address/form';
import { buildSync } from 'esbuild';
import { isAddress as isEthersAddress } from 'ethers';
// @ts-expect-error: it has no types.
import multicoin from 'multicoin-address-validator';
import { isAddress as isViemAddress } from 'viem/utils';
import { isAddress as isWeb3Address } from 'web3-validator';
import { interleave, median, worked } from './address/cpuRounds.ts';
import { startWorker } from './address/startWorker.ts';
import { bundle, sizes } from './schemas/bundle.ts';

let state = 1;
/** Forty hexadecimal digits, the same series at every run. */
function digits(): string {
  let text = '';
  while (text.length < 40) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    text += (state >>> 8).toString(16).padStart(6, '0');
  }
  return text.slice(0, 40);
}

const rounds = 9;
/** More than any cache here holds. Through JSON, as from a file: built of pieces, a text would be slow to read. */
const lower = JSON.parse(
  JSON.stringify(Array.from({ length: 60_000 }, () => `0x${digits()}`)),
) as string[];
const mixed = JSON.parse(JSON.stringify(lower.map((text) => parseAddress(text).value))) as string[];
const wrong = mixed.map((text) => text.replace(/[a-f]/, (letter) => letter.toUpperCase()));

const encoder = new TextEncoder();
const contestants: Readonly<Record<string, (address: string) => unknown>> = {
  viem: (address) => isViemAddress(address),
  ethers: (address) => isEthersAddress(address),
  'web3-validator': (address) => isWeb3Address(address),
  'multicoin-address-validator': (address) => multicoin.validate(address, 'ETH') as unknown,
  '@noble/hashes, the hash alone': (address) =>
    keccak_256(encoder.encode(address.slice(2).toLowerCase())),
  '`isAddress`': (address) => isAddress(address),
  '`isAddress` of `/form`': (address) => isAddressInForm(address),
  '`checkAddress`': (address) => checkAddress(address, { network: 'erc20' }),
};
/** Ours share what they remember: `checkAddress` is given addresses of its own. */
const apart = JSON.parse(
  JSON.stringify(lower.map(() => parseAddress(`0x${digits()}`).value)),
) as string[];

const timesOf = (
  addresses: readonly string[],
  checks: readonly ((address: string) => unknown)[],
) => {
  // Each contestant goes on where its last round ended: no address comes back before all others came.
  const runs = checks.map((check, i) => {
    const own = addresses === mixed && check === contestants['`checkAddress`'] ? apart : addresses;
    let next = Math.floor((addresses.length / checks.length) * i);
    return (): void => {
      check(own[next++ % own.length] ?? '');
    };
  });
  return interleave(runs, rounds, 80);
};

const ns = (time: number): string =>
  `${time < 100 ? time.toFixed(0) : Math.round(time / 10) * 10} ns`;
const times = (ratio: number): string => `x${ratio < 10 ? ratio.toFixed(1) : ratio.toFixed(0)}`;

const columns = [mixed, lower, wrong].map((addresses) =>
  timesOf(addresses, Object.values(contestants)),
);
const rows = Object.keys(contestants).map((name, i) => {
  const cells = columns.map((column) => {
    const { time = 0, ratio = 0 } = column[i] ?? {};
    return `${ns(time)} (${times(ratio)})`;
  });
  return `| ${[name, ...cells].join(' | ')} |`;
});

const repeated = [10, 100, 1_000, 8_000].map((count) => {
  const [viem, ours] = timesOf(
    mixed.slice(0, count),
    [isViemAddress, isAddress].map((is) => (text: string) => is(text)),
  );
  return `| ${count} | ${ns(viem?.time ?? 0)} | ${ns(ours?.time ?? 0)} | ${times(ours?.ratio ?? 0)} |`;
});

const million = 1_000_000;
const part = encoder.encode(`${mixed.slice(0, 50_000).join('\n')}\n`);
const file = new Uint8Array(part.length * (million / 50_000));
for (let at = 0; at < file.length; at += part.length) file.set(part, at);

/** By the clock, and the work of this thread. */
async function fileTime(threads: 1 | 2): Promise<{ clock: number; work: number }> {
  const start = performance.now();
  const workStart = worked();
  let lines = 0;
  for await (const batch of checkAddressFile(file, {
    network: 'erc20',
    startWorker: threads === 2 ? startWorker : undefined,
  })) {
    lines += batch.verdicts.length;
  }
  if (lines !== million) throw new Error(`${lines} lines`);
  return {
    clock: ((performance.now() - start) * 1e6) / million,
    work: (worked() - workStart) / million,
  };
}

let at = 0;
function viemTime(count: number): number {
  const start = worked();
  for (let i = 0; i < count; i++) isViemAddress(mixed[at++ % mixed.length] ?? '');
  return (worked() - start) / count;
}

await fileTime(1);
const bulk: { viem: number; one: number; gain: number; two: number }[] = [];
for (let round = 0; round < 11; round++) {
  const viem = viemTime(10_000);
  const one = await fileTime(1);
  const two = await fileTime(2);
  bulk.push({ viem, one: one.work, two: two.clock, gain: one.clock / two.clock });
}

const folder = mkdtempSync(join(tmpdir(), 'addresses-'));
const path = join(folder, 'addresses.txt');
writeFileSync(path, file);
/** From a bundle: stripping types takes memory of its own. The worker is a second one. */
const source = (name: string): string =>
  buildSync({
    entryPoints: [join(import.meta.dirname, 'address', name)],
    bundle: true,
    conditions: ['@passmuster/source'],
    format: 'esm',
    platform: 'node',
    write: false,
  }).outputFiles[0]?.text ?? '';
writeFileSync(
  join(folder, 'checkFile.mjs'),
  source('checkFile.ts').replaceAll('addressWorker.ts', 'addressWorker.mjs'),
);
writeFileSync(join(folder, 'addressWorker.mjs'), source('addressWorker.ts'));
const memory = (threads: 'one' | 'two'): string => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'checkFile.mjs'), path, threads],
    { encoding: 'utf8' },
  );
  if (stderr !== '') throw new Error(stderr);
  const { lines, megabytes } = JSON.parse(stdout) as { lines: number; megabytes: number };
  if (lines !== million) throw new Error(`${lines} lines`);
  return `${Math.round(megabytes)} MB`;
};
const [memoryOfOne, memoryOfTwo] = [memory('one'), memory('two')];
rmSync(folder, { recursive: true });

const weights = (
  [
    ['`isAddress` of `/form`', "export { isAddress } from '@passmuster/address/form'"],
    ['`isAddress`', "export { isAddress } from '@passmuster/address'"],
    ['`checkAddress`', "export { checkAddress } from '@passmuster/address'"],
    ['`checkAddressFile`', "export { checkAddressFile } from '@passmuster/address/bulk'"],
    ['viem `isAddress`', "export { isAddress } from 'viem/utils'"],
    ['ethers `isAddress`', "export { isAddress } from 'ethers'"],
  ] as const
).map(([name, source]) => {
  const { gzip, brotli } = sizes(bundle(source));
  return `| ${name} | ${gzip} B | ${brotli} B |`;
});

const page = `# Addresses

Node ${process.version}; another address at each call, of 60,000; medians of ${rounds} rounds, the contestants in turn;
times are those a thread has worked, but where the clock is named. In brackets: times as fast as viem, median of the ratios of each round.

| one at a time | mixed case, right | lower case | wrong checksum |
|---|---|---|---|
${rows.join('\n')}

| so many addresses, again and again | viem (cache of 8,192) | \`isAddress\` | |
|---|---|---|---|
${repeated.join('\n')}

| a file of 1,000,000 addresses of mixed case | an address | | peak memory |
|---|---|---|---|
| viem, a string at a time | ${ns(median(bulk.map(({ viem }) => viem)))} | x1.0 | |
| \`checkAddressFile\` | ${ns(median(bulk.map(({ one }) => one)))} | ${times(median(bulk.map(({ viem, one }) => viem / one)))} viem | ${memoryOfOne} |
| with a worker, its start included | ${ns(median(bulk.map(({ two }) => two)))} | x${median(bulk.map(({ gain }) => gain)).toFixed(2)} one thread, by the clock | ${memoryOfTwo} |

| In a bundle, minified | gzip | brotli |
|---|---|---|
${weights.join('\n')}
`;
console.log(page);
mkdirSync(new URL('../results/', import.meta.url), { recursive: true });
writeFileSync(new URL('../results/address.md', import.meta.url), page);
