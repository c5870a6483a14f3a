/** A repeatable source of choices. */
export interface Random {
  /** Returns a number from 0 up to 1, 1 excluded. */
  readonly next: () => number;
  /** Returns an integer from 0 to `below` - 1. */
  readonly integer: (below: number) => number;
  /** Returns true with this probability. */
  readonly chance: (probability: number) => boolean;
  /** Returns one of the values; throws a RangeError if there are none. */
  readonly pick: <Value>(values: readonly Value[]) => Value;
}

/** Returns a generator that makes the same choices for the same seed. Source: T. Ettinger, mulberry32 (public domain). */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (below: number): number => Math.floor(next() * below);
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (values) => {
      if (values.length === 0) throw new RangeError('Nothing to pick from');
      return values[integer(values.length)] as (typeof values)[number];
    },
  };
}
