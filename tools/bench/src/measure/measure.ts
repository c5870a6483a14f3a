import { median, spreadOf } from './median.ts';

/** What the rounds of one contestant say. */
export interface Measure {
  /** Time per call, median of the rounds, in the unit of the times. */
  readonly time: number;
  /** How many calls of the first contestant take as long as one of this; median of the ratios of each round. */
  readonly ratio: number;
  /** Half of the interquartile range of the rounds, as a fraction of the median. */
  readonly spread: number;
}

/** Returns the measures of contestants from their times, one list each with a time for each round. */
export const measuresOf = (times: readonly (readonly number[])[]): readonly Measure[] =>
  times.map((own) => ({
    time: median(own),
    spread: spreadOf(own),
    ratio: median(own.map((time, round) => (times[0]?.[round] ?? Number.NaN) / time)),
  }));
