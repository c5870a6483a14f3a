import type { Bar, Series } from './series.ts';

/**
 * Returns one sentence for each result in which another contestant is better than the best of ours. It says if the two are
 * closer than the spread of either, which is a tie.
 */
export function lossesOf({ title, unit, better, bars }: Series): readonly string[] {
  const isBetter = (a: Bar, b: Bar): boolean =>
    better === 'lower' ? a.value < b.value : a.value > b.value;
  const best = bars
    .filter(({ isOurs }) => isOurs)
    .reduce<Bar | undefined>(
      (found, bar) => (!found || isBetter(bar, found) ? bar : found),
      undefined,
    );
  if (best === undefined) return [];
  return bars
    .filter((bar) => !bar.isOurs && isBetter(bar, best))
    .map((bar) => {
      const times = Math.max(bar.value, best.value) / Math.min(bar.value, best.value);
      const by =
        times < 1.5
          ? `${Math.max(1, Math.round((times - 1) * 100))}%`
          : `${times.toFixed(1)} times`;
      const isTie = times - 1 < Math.max(bar.spread ?? 0, best.spread ?? 0);
      return `${title}: ${bar.name} is ${by} better (${unit})${isTie ? ', less than the spread: a tie' : ''}.`;
    });
}
