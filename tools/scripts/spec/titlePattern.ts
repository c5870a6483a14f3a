/**
 * Returns the pattern that finds a quoted title in the path of a test, “group > title”. The quote is whole titles: that
 * of a test, that of a group with all of its tests, or both. “…” stands for any text, as where the runner cuts a long value.
 */
export function titlePattern(quoted: string): RegExp {
  const text = quoted
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*?');
  return new RegExp(`(?:^| > )${text}(?:$| > )`, 'su');
}
