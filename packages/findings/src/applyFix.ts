import { deepFreeze } from './deepFreeze.ts';
import type { Result } from './finding.ts';
import { type Fix, type FixChange, readChange } from './fix.ts';
import { type ListLimits, listLimits } from './listLimits.ts';
import { propertyAt, propertyOf } from './propertyAt.ts';
import type { Rule } from './rule.ts';
import { toFinding } from './toFinding.ts';

/** A fix that no longer fits its draft. */
export const draftChanged: Rule<'input/changed', never> = /* @__PURE__ */ deepFreeze({
  id: 'input/changed',
  severity: 'error',
  basis: 'practice',
  source: { title: 'Passmuster', section: 'applyFix' },
  message: "The draft doesn't have the values that the fix replaces, so it has changed since",
  remedy: 'This has changed in the meantime. Check it again.',
});

/**
 * Returns a draft with the changes of a fix. The draft itself is not changed, and the parts that the fix doesn't touch
 * are the same objects. Returns a finding `input/changed` instead if the draft no longer has the values that the fix
 * replaces, or if the fix is malformed. Then no change is made.
 *
 * A fix replaces, adds or leaves out a field of an object and replaces an element of a list. It creates no objects or
 * lists, and neither adds nor leaves out elements. Objects on the way to a change are copied as plain objects. Never throws.
 *
 * @example
 * const draft = { postal_code: 'L-1931' };
 * const changes = [{ path: ['postal_code'], value: '1931', replaces: 'L-1931' }];
 * const fix = { rule: 'postal/postal-code', path: ['postal_code'], changes };
 * applyFix(draft, fix).value // { postal_code: '1931' }
 * applyFix({ postal_code: '1932' }, fix).findings?.[0].rule // 'input/changed'
 */
export function applyFix<Draft>(
  draft: Draft,
  fix: Fix,
  { limits = listLimits }: { readonly limits?: ListLimits } = {},
): Result<Draft, 'input/changed'> {
  try {
    const changes = changesOf(fix, limits);
    let changed: unknown = changes.length > 0 ? draft : conflict;
    for (const change of changes) {
      changed = change ? withChange(changed, change, limits) : conflict;
      if (changed === conflict) break;
    }
    if (changed !== conflict && changed !== leftOut) return { value: changed as Draft };
  } catch {
    // A getter or proxy of the draft threw.
  }
  return { findings: [toFinding(draftChanged, [])] };
}

/** Returns the changes of a fix that may come from elsewhere; none if there are too many. */
function changesOf(fix: Fix, { perList }: ListLimits): readonly (FixChange | undefined)[] {
  const changes = propertyAt(fix, 'changes');
  return Array.isArray(changes) && changes.length <= perList ? changes.map(readChange) : [];
}

/** Stands for a draft to which a change doesn't fit. */
const conflict: unique symbol = Symbol('conflict');

/** Stands for the value of a field that is left out. */
const leftOut: unique symbol = Symbol('leftOut');

/** Returns a copy of a value in which the place at `depth` of the change's path is changed. */
function withChange(value: unknown, change: FixChange, limits: ListLimits, depth = 0): unknown {
  const key = change.path[depth];
  if (key === undefined) return value === change.replaces ? (change.value ?? leftOut) : conflict;
  if (!isParent(value, key, limits)) return conflict;
  const inner = withChange(propertyOf(value, key), change, limits, depth + 1);
  if (inner === conflict) return conflict;
  if (Array.isArray(value)) return inner === leftOut ? conflict : value.with(Number(key), inner);
  const changed = { ...value, [key]: inner };
  if (inner === leftOut) Reflect.deleteProperty(changed, key);
  return changed;
}

/** Returns true for an object that may have the field, and for a list that has the element. */
function isParent(value: unknown, key: string | number, { perList }: ListLimits): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (!Array.isArray(value)) return typeof key === 'string' && !(key in Object.prototype);
  return typeof key === 'number' && value.length <= perList && Object.hasOwn(value, key);
}
