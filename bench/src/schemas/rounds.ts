import { roundsOf } from '../results/quick.ts';
import { spreadOf } from '../results/spreadOf.ts';

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export interface Measure {
  /** Nanoseconds per call, median of the rounds. */
  readonly time: number;
  /** How many calls of the first contestant take as long as one of this; median of the ratios of each round. */
  readonly ratio: number;
  /** Half of the interquartile range of the rounds, as a fraction of the median. */
  readonly spread: number;
}

const now = (): number => Number(process.hrtime.bigint());

function timed(run: (at: number) => void, calls: number): number {
  const start = now();
  for (let at = 0; at < calls; at++) run(at);
  return (now() - start) / calls;
}

/**
 * Runs the contestants in turn, round after round, so that other work on the machine slows them equally.
 * Each gets about `slice` milliseconds a round, after two rounds that do not count.
 */
export function interleave(
  contestants: readonly ((at: number) => void)[],
  rounds = 25,
  slice = 20,
): readonly Measure[] {
  const calls = contestants.map((run) => {
    timed(run, 2000);
    return Math.max(50, Math.round((slice * 1e6) / timed(run, 1000)));
  });
  const times = contestants.map((): number[] => []);
  for (let round = -2; round < roundsOf(rounds); round++) {
    contestants.forEach((run, index) => {
      const time = timed(run, calls[index] ?? 1);
      if (round >= 0) times[index]?.push(time);
    });
  }
  return times.map((own) => ({
    time: median(own),
    spread: spreadOf(own),
    ratio: median(own.map((time, round) => (times[0]?.[round] ?? Number.NaN) / time)),
  }));
}
