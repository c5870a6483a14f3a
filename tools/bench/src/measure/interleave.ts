import { type Measure, measuresOf } from './measure.ts';
import { roundsOf } from './quick.ts';

/** Called with 0, 1, 2 and so on, so that each call can take another value. */
export type Contestant = (at: number) => unknown;

/** Returns the nanoseconds that this thread has worked so far. Other work on the machine doesn't count. */
export function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) * 1000;
}

/** How often each contestant is measured, and for how many milliseconds at a time: the clock of a thread ticks slowly. */
const rounds = 15;
const slice = 60;

/** Returns the nanoseconds per call. */
function timed(run: Contestant, calls: number): number {
  const start = worked();
  for (let at = 0; at < calls; at++) run(at);
  return (worked() - start) / calls;
}

/** Returns how many calls take at least a slice. */
function callsFor(run: Contestant): number {
  let calls = 250;
  while (timed(run, calls) * calls < slice * 1e6) calls *= 2;
  return calls;
}

/** Runs the contestants in turn, round after round, after two rounds that do not count. Times are nanoseconds of work. */
export function interleave(contestants: readonly Contestant[]): readonly Measure[] {
  const calls = contestants.map(callsFor);
  const times = contestants.map((): number[] => []);
  for (let round = -2; round < roundsOf(rounds); round++) {
    for (const [i, run] of contestants.entries()) {
      const time = timed(run, calls[i] ?? 1);
      if (round >= 0) times[i]?.push(time);
    }
  }
  return measuresOf(times);
}
