import { createRandom, type Random } from './random.ts';

/** Returns 40 random digits after `0x`, given the letter case of a checksum by `withChecksum`. */
export function randomAddress(random: Random, withChecksum: (address: string) => string): string {
  const digits = Array.from({ length: 40 }, () => random.integer(16).toString(16));
  return withChecksum(`0x${digits.join('')}`);
}

type Mutation = (address: string, at: number, random: Random) => string;
const replaced = (text: string, at: number, by: string): string =>
  text.slice(0, at) + by + text.slice(at + 1);
const strange = ['g', 'O', ' ', '\n', '\0', '\u200b', 'а', '１', '\u00b1', '\ud800', '😀', 'X'];
const swapCase = (letter: string): string =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();

const mutations: readonly Mutation[] = [
  (address) => address,
  (address) => address.toLowerCase(),
  (address) => `0x${address.slice(2).toUpperCase()}`,
  (address) => address.toUpperCase(),
  (address, at) => replaced(address, at, swapCase(address.charAt(at))),
  (address, at, random) => replaced(address, at, random.integer(16).toString(16)),
  (address, at) => replaced(address, at, ''),
  (address, at) => replaced(address, at, address.charAt(at).repeat(2)),
  (address, at, random) => replaced(address, at, random.pick(strange)),
  (address) => address.slice(2),
  (address) => ` ${address}`,
  (address) => `${address}\n`,
];

/** Yields addresses that are right, wrong or malformed, each with one kind of change, the same for the same seed. */
export function* mutatedAddresses(
  count: number,
  seed: number,
  withChecksum: (address: string) => string,
): Generator<string> {
  const random = createRandom(seed);
  for (let i = 0; i < count; i++) {
    const mutate = mutations[i % mutations.length];
    const address = randomAddress(random, withChecksum);
    yield mutate?.(address, 2 + random.integer(40), random) ?? address;
  }
}
