import { roundsOf } from '../results/quick.ts';
import { spreadOf } from '../results/spreadOf.ts';

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Nanoseconds that this thread has worked so far. Other work on the machine doesn't count. */
export function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) * 1000;
}

export interface Measure {
  /** Nanoseconds of work per call, median of the rounds. */
  readonly time: number;
  /** How many calls of the first contestant cost as much as one of this; median of the ratios of each round. */
  readonly ratio: number;
  /** Half of the interquartile range of the rounds, as a fraction of the median. */
  readonly spread: number;
}

function timed(run: () => void, calls: number): number {
  const start = worked();
  for (let at = 0; at < calls; at++) run();
  return (worked() - start) / calls;
}

/** Returns how many calls take at least `slice` milliseconds. Doubles the number until they do, because the clock of a thread may tick slowly. */
function callsFor(run: () => void, slice: number): number {
  let calls = 1000;
  while (timed(run, calls) * calls < slice * 1e6) calls *= 2;
  return calls;
}

/** Runs the contestants in turn, each for about `slice` milliseconds per round, after two rounds that do not count. */
export function interleave(
  contestants: readonly (() => void)[],
  rounds: number,
  slice: number,
): readonly Measure[] {
  const calls = contestants.map((run) => callsFor(run, slice));
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
