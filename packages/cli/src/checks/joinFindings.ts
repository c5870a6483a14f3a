import { compareFindings, type Finding, formatPath } from '@passmuster/findings';

/** Returns the findings on damage by a spreadsheet and those of a check: a damaged value has one, not a second about its form. */
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
