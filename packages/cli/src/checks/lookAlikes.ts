import { addressEnds, lookAlikeRule } from '@passmuster/address';
import { type Finding, toFinding } from '@passmuster/findings';
import { SeenTexts } from './seenTexts.ts';

/** Finds addresses that start and end like an earlier one of a run, in memory that has a fixed bound. */
export class LookAlikes {
  readonly #ends = new SeenTexts();

  /** Returns the place of the first address with the ends of `address`, in lowercase; undefined and remembers `place` if it is the first. */
  add(address: string, place: number): number | undefined {
    return this.#ends.add(addressEnds(address), place);
  }

  /** Returns the finding on an address that looks like the one at `first`, `file:row`. */
  finding(first: string): Finding {
    return toFinding(lookAlikeRule, ['address'], { first }, 'listed');
  }
}
