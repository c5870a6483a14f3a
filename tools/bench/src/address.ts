/**
 * Compares our address checks with viem, ethers, web3-validator, multicoin-address-validator and a bare Keccak-256, one at a
 * time, repeated and in files: `node --conditions=@passmuster/source src/address.ts`. Writes results/address.md.
 */
import { keccak_256 } from '@noble/hashes/sha3.js';
import { checkAddress, isAddress, parseAddress } from '@passmuster/address';
import { isAddress as isEthersAddress } from 'ethers';
// @ts-expect-error: it has no types.
import multicoin from 'multicoin-address-validator';
import { isAddress as isViemAddress } from 'viem/utils';
import { isAddress as isWeb3Address } from 'web3-validator';
import { fileTable } from './address/fileTable.ts';
import { interleave } from './measure/interleave.ts';
import { isQuick } from './measure/quick.ts';
import { barsOf } from './results/barsOf.ts';
import type { Series } from './results/series.ts';
import { writeResults } from './results/writeResults.ts';

let state = 1;
/** Returns forty hexadecimal digits, the same series in every run. */
function digits(): string {
  let text = '';
  while (text.length < 40) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    text += (state >>> 8).toString(16).padStart(6, '0');
  }
  return text.slice(0, 40);
}

/** More than any cache here holds. Parsed from JSON, because a text built of pieces would be slow to read. */
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
  '`checkAddress`': (address) => checkAddress(address, { network: 'erc20' }),
};

const timesOf = (
  addresses: readonly string[],
  checks: readonly ((address: string) => unknown)[],
) => {
  // Each contestant continues where its last round ended, so that no address repeats before all others were used.
  const runs = checks.map((check, i) => {
    let next = Math.floor((addresses.length / checks.length) * i);
    return (): void => {
      check(addresses[next++ % addresses.length] ?? '');
    };
  });
  return interleave(runs);
};

const ns = (time: number): string =>
  `${time < 100 ? time.toFixed(0) : Math.round(time / 10) * 10} ns`;
const times = (ratio: number): string => `x${ratio < 10 ? ratio.toFixed(1) : ratio.toFixed(0)}`;

const columns = [mixed, lower, wrong].map((addresses) =>
  timesOf(addresses, Object.values(contestants)),
);
const names = Object.keys(contestants);
const isOurs = (name: string): boolean => name.startsWith('`');
const oneByOne = [
  'An address with a checksum',
  'An address in lowercase',
  'An address with a wrong checksum',
].map(
  (title, i): Series => ({
    title,
    unit: 'ns per call',
    better: 'lower',
    bars: barsOf(names, columns[i] ?? [], isOurs).filter(({ name }) => !name.startsWith('@noble')),
    chart: `address-${i + 1}`,
  }),
);
const rows = names.map((name, i) => {
  const cells = columns.map((column) => {
    const { time = 0, ratio = 0, spread = 0 } = column[i] ?? {};
    return `${ns(time)} ±${(spread * 100).toFixed(0)}% (${times(ratio)})`;
  });
  return `| ${[name, ...cells].join(' | ')} |`;
});

const repeated = [10, 100, 1_000, 8_000].map((count) => {
  const measures = timesOf(
    mixed.slice(0, count),
    [isViemAddress, isAddress].map((is) => (text: string) => is(text)),
  );
  const [viem, ours] = measures;
  const series: Series = {
    title: `${count} addresses, repeated`,
    unit: 'ns per call',
    better: 'lower',
    bars: barsOf(['viem', '`isAddress`'], measures, isOurs),
  };
  return {
    series,
    row: `| ${count} | ${ns(viem?.time ?? 0)} | ${ns(ours?.time ?? 0)} | ${times(ours?.ratio ?? 0)} |`,
  };
});

const page = `# Addresses

Node ${process.version}; another address at each call, of 60,000; medians of 15 rounds, the contestants in turn;
times are those a thread has worked. In brackets: times as fast as viem, median of the ratios of each round.

| one at a time | mixed case, right | lower case | wrong checksum |
|---|---|---|---|
${rows.join('\n')}

| this many addresses, repeated | viem (cache of 8,192) | \`isAddress\` | |
|---|---|---|---|
${repeated.map(({ row }) => row).join('\n')}

${isQuick ? '' : fileTable(mixed.slice(0, 50_000))}
`;
writeResults('address', page, [...oneByOne, ...repeated.map(({ series }) => series)]);
