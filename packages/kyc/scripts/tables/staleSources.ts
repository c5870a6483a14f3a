import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { parseISO } from 'date-fns/parseISO';
import type { AgedSource } from './agedSources.ts';

/** Returns the sources that are older on `day` than their update interval, each with its age in days. */
export const staleSources = (
  sources: readonly AgedSource[],
  day: string,
): readonly { readonly source: AgedSource; readonly days: number }[] =>
  sources
    .map((source) => ({
      source,
      days: differenceInCalendarDays(parseISO(day), parseISO(source.asOf)),
    }))
    .filter(({ source, days }) => days > source.maxAgeDays);

/** How long a search for a newer source counts. */
const searchDays = 35;

/** Returns true if a newer source was looked for shortly before `day`, without success. */
export const wasSearched = ({ searched }: AgedSource, day: string): boolean => {
  if (searched === undefined) return false;
  const days = differenceInCalendarDays(parseISO(day), parseISO(searched));
  return days >= 0 && days <= searchDays;
};
