import { createRandom } from '@passmuster/testing/random';
import { parseAddress } from '../parseAddress.ts';

/** An address in its checksummed form. */
export function randomAddress(random: () => number): string {
  let digits = '';
  while (digits.length < 40) digits += Math.floor(random() * 16).toString(16);
  return parseAddress(`0x${digits}`).value ?? '';
}

type Mutation = (address: string, at: number, random: () => number) => string;
const replaced = (text: string, at: number, by: string): string =>
  text.slice(0, at) + by + text.slice(at + 1);
const strange = ['g', 'O', ' ', '\n', '\0', '\u200b', 'а', '１', '\u00b1', '\ud800', '😀', 'X'];

const mutations: readonly Mutation[] = [
  (address) => address,
  (address) => address.toLowerCase(),
  (address) => `0x${address.slice(2).toUpperCase()}`,
  (address) => address.toUpperCase(),
  (address, at) => replaced(address, at, swapCase(address.charAt(at))),
  (address, at, random) => replaced(address, at, Math.floor(random() * 16).toString(16)),
  (address, at) => replaced(address, at, ''),
  (address, at) => replaced(address, at, address.charAt(at).repeat(2)),
  (address, at, random) =>
    replaced(address, at, strange[Math.floor(random() * strange.length)] ?? ''),
  (address) => address.slice(2),
  (address) => ` ${address}`,
  (address) => `${address}\n`,
];

const swapCase = (letter: string): string =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();

/** Addresses right, wrong and misshapen: one kind of change to each. */
export function* mutatedAddresses(count: number, seed: number): Generator<string> {
  const random = createRandom(seed).next;
  for (let i = 0; i < count; i++) {
    const mutate = mutations[i % mutations.length];
    const address = randomAddress(random);
    yield mutate?.(address, 2 + Math.floor(random() * 40), random) ?? address;
  }
}
