import type { Series } from './series.ts';

/** Returns one sentence for each result in which another contestant is better than the best of ours. */
export function lossesOf({ title, unit, better, bars }: Series): readonly string[] {
  const isBetter = (a: number, b: number): boolean => (better === 'lower' ? a < b : a > b);
  const best = bars
    .filter(({ isOurs }) => isOurs)
    .reduce<number | undefined>(
      (found, { value }) => (found === undefined || isBetter(value, found) ? value : found),
      undefined,
    );
  if (best === undefined) return [];
  return bars
    .filter(({ isOurs, value }) => !isOurs && isBetter(value, best))
    .map(({ name, value }) => {
      const times = Math.max(value, best) / Math.min(value, best);
      const by =
        times < 1.5
          ? `${Math.max(1, Math.round((times - 1) * 100))}%`
          : `${times.toFixed(1)} times`;
      return `${title}: ${name} is ${by} better (${unit}).`;
    });
}
