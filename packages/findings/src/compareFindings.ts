import type { Finding } from './finding.ts';
import { isRisk } from './isRisk.ts';
import { severities } from './severity.ts';

/**
 * Compares findings for `sort`: by severity, those about sanctions first, then path (list elements by index), then rule.
 * Independent of the locale.
 *
 * @example
 * [{ ...finding, severity: 'info' }, finding].sort(compareFindings)[0].severity // 'error'
 */
export function compareFindings(a: Finding, b: Finding): number {
  return (
    severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
    Number(isRisk(b)) - Number(isRisk(a)) ||
    comparePaths(a.path, b.path) ||
    compareKeys(a.rule, b.rule)
  );
}

function comparePaths(a: readonly PropertyKey[], b: readonly PropertyKey[]): number {
  for (const [i, key] of a.entries()) {
    const other = b[i];
    if (other === undefined) return 1;
    const order = compareKeys(key, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareKeys(a: PropertyKey, b: PropertyKey): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
