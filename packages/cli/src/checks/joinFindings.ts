import { compareFindings, type Finding, formatPath } from '@passmuster/findings';

/** Returns what a spreadsheet did to values and what a check found: a damaged value has one finding, not a second one about its form. */
export function joinFindings(
  damage: readonly Finding[],
  checked: readonly Finding[],
): readonly Finding[] {
  if (damage.length === 0) return checked;
  const damaged = new Set(damage.map(({ path }) => formatPath(path)));
  return [...damage, ...checked.filter(({ path }) => !damaged.has(formatPath(path)))].sort(
    compareFindings,
  );
}
