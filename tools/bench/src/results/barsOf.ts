import type { Bar } from './series.ts';

/** Returns contestants and their results, in the same order, as the bars of a chart. */
export const barsOf = (
  names: readonly string[],
  measures: readonly { readonly time: number; readonly spread: number }[],
  isOurs: (name: string) => boolean,
): readonly Bar[] =>
  names.flatMap((name, i) => {
    const measure = measures[i];
    if (!measure) return [];
    return [{ name, isOurs: isOurs(name), value: measure.time, spread: measure.spread }];
  });
