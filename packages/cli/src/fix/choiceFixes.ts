import { applyFix, type Finding, type Fix, propertyAt, toFix } from '@passmuster/findings';
import { meaningOfChoice } from '@passmuster/schemas/meaning';
import type { Check } from '../checks/check.ts';
import { choiceLabels } from '../columns/choiceLabels.ts';
import { columnsOf } from '../columns/columnsOf.ts';
import type { Kind } from '../columns/kind.ts';

/** Longer than any choice or label. */
const longest = 200;

/** Returns the value to enter in place of a text that is none of the options, if it means one. */
function fixOf(value: unknown, finding: Finding, options: readonly string[]): Fix | undefined {
  const [field] = finding.path;
  const text = field === undefined ? undefined : propertyAt(value, field);
  if (typeof field !== 'string' || typeof text !== 'string' || text.length > longest) {
    return undefined;
  }
  const meaning = meaningOfChoice(options, text, choiceLabels);
  return meaning && toFix(finding, value, [{ path: [field], value: meaning.value }]);
}

/**
 * Returns a function that fixes values of closed lists, such as `Polygon` for `polygon`. Each fix is tried: it leaves no finding of its
 * field and adds no other.
 */
export function choiceFixes(
  kind: Kind,
  check: Check,
): (value: unknown, findings: readonly Finding[]) => readonly Fix[] {
  const optionsOf = new Map(columnsOf(kind).map(({ path, options = [] }) => [path, options]));
  return (value, findings) => {
    const isRight = (fix: Fix): boolean => {
      const after = check(applyFix(value, fix).value);
      return after.length < findings.length && after.every(({ path }) => path[0] !== fix.path[0]);
    };
    return findings
      .filter(({ rule }) => rule === 'schema/choice')
      .flatMap(
        (finding) => fixOf(value, finding, optionsOf.get(String(finding.path[0])) ?? []) ?? [],
      )
      .filter(isRight);
  };
}
