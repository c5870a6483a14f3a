/** A source of repeatable choices. */
export interface Random {
  /** An integer from 0 to `below` - 1. */
  readonly integer: (below: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <Value>(values: readonly Value[]) => Value;
}

/** Returns repeatable choices by Marsaglia's 32-bit xorshift: small, fast and the same on every platform. */
export function createRandom(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) | 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  for (let warm = 0; warm < 8; warm++) next();
  const integer = (below: number): number => Math.floor(next() * below);
  return {
    integer,
    chance: (share) => next() < share,
    pick: (values) => {
      if (values.length === 0) throw new RangeError('Nothing to pick from');
      return values[integer(values.length)] as (typeof values)[number];
    },
  };
}
