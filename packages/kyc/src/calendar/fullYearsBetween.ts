/**
 * Whole years from one calendar day to another, both real `YYYY-MM-DD`; negative when `to` is earlier.
 * Text alone decides, so no time zone can move a birthday. Someone born on 29 February completes a
 * year on 1 March of a common year.
 *
 * @example
 * fullYearsBetween('2007-11-03', '2025-11-03') // 18
 * fullYearsBetween('2008-02-29', '2026-02-28') // 17
 */
export function fullYearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
