import { type Fix, valueAt } from '@passmuster/findings';
import type { FieldStatus } from '../application/fieldStatus.ts';
import type { AnyFields } from '../application/fields.ts';
import type { DescribedField } from '../application/neededFields.ts';
import type { SlotAttempt } from '../application/slot.ts';
import type { FormFinding } from '../reviewer/reviewer.ts';
import type { Path } from '../values/path.ts';

/** What a field shows of a form. */
export interface ShownField {
  readonly name: string;
  readonly value: unknown;
  readonly description: DescribedField | undefined;
  readonly findings: readonly FormFinding[];
  readonly infos: readonly FormFinding[];
  readonly status: FieldStatus;
  readonly fixes: readonly Fix[];
  readonly attempt: SlotAttempt | undefined;
}

/**
 * Returns a function that reads a field: the same object until something in it changes, so that a field is one subscription. A page
 * has many fields, and each subscription costs.
 */
export function createFieldReader(): (scope: AnyFields, path: Path) => ShownField {
  let last: readonly unknown[] = [];
  let shown: ShownField | undefined;
  return (scope, path) => {
    const name = [...(scope.path ?? []), ...path].join('.');
    const value = valueAt(scope.values, path);
    const description = scope.describe(path);
    const findings = scope.findingsAt(path);
    const all = scope.findingsAt(path, { infos: true });
    const status = scope.statusAt(path);
    const fixes = scope.fixesAt(path);
    const attempt = scope.attemptAt(path);
    // Each review makes new fixes: what they say decides whether the field is rendered.
    const fixed = fixes.length === 0 ? '' : JSON.stringify(fixes);
    const parts = [name, value, description, findings, all, status, fixed, attempt];
    if (shown && parts.every((part, at) => Object.is(part, last[at]))) return shown;
    last = parts;
    const infos = all.filter(({ severity }) => severity === 'info');
    shown = { name, value, description, findings, infos, status, fixes, attempt };
    return shown;
  };
}
