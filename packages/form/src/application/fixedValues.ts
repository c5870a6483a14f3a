import type { FixChange, FixValue } from '@passmuster/findings';
import { valueAt } from '@passmuster/findings';
import { amountFields } from '../values/amountFields.ts';
import { type Path, toFormPath } from '../values/path.ts';
import { setAt } from '../values/setAt.ts';

/**
 * Returns form values with the changes of fixes, which are about a request body: amounts become canonical text. Returns
 * `undefined` if the form doesn't hold what they replace.
 */
export function fixedValues(values: unknown, changes: readonly FixChange[]): unknown {
  let fixed = values;
  for (const { path, value, replaces } of changes) {
    const place = toFormPath(path);
    const held = valueAt(fixed, place);
    if (!isSame(held, replaces)) return undefined;
    fixed = setAt(fixed, place, value === undefined ? '' : inForm(place, value));
  }
  return fixed;
}

const isSame = (held: unknown, replaced: FixValue | null | undefined): boolean =>
  replaced === undefined || replaced === null
    ? held === undefined || held === ''
    : held === replaced || held === String(replaced);

const inForm = (path: Path, value: FixValue): FixValue =>
  amountFields.has(String(path.at(-1))) ? String(value) : value;
