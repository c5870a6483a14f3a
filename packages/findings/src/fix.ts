import type { Finding } from './finding.ts';
import { propertyAt } from './propertyAt.ts';
import { valueAt } from './valueAt.ts';

/** What a fix enters. Lists and objects are never replaced as a whole. */
export type FixValue = string | number | boolean;

/** One value to enter, or one field to leave out, which was null. */
export interface FixChange {
  /** From the root of the draft. */
  readonly path: readonly (string | number)[];
  /** Absent if the field is left out. Then `replaces` is null. */
  readonly value?: FixValue;
  /** The value that the draft has there. Absent if it has none. */
  readonly replaces?: FixValue | null;
}

/**
 * What to enter or to leave out so that a finding is gone, where the right value is certain from the wrong one. A person applies it
 * with {@link applyFix}.
 *
 * Unlike a finding, a fix contains values of the draft: don't log or store it. It is JSON, so it can be sent to a page.
 */
export interface Fix<RuleId extends string = string> {
  /** The rule of the finding. */
  readonly rule: RuleId;
  /** The path of the finding. */
  readonly path: readonly PropertyKey[];
  /** At least one, all of which are needed. */
  readonly changes: readonly [FixChange, ...FixChange[]];
}

/**
 * Returns a fix of a finding that makes these changes to a draft. Returns `undefined` if nothing would change, or if a
 * list or an object would be replaced.
 *
 * @example
 * const finding = { rule: 'postal/postal-code', path: ['postal_code'] };
 * toFix(finding, { postal_code: 'L-1931' }, [{ path: ['postal_code'], value: '1931' }])
 *   ?.changes // [{ path: ['postal_code'], value: '1931', replaces: 'L-1931' }]
 */
export function toFix<RuleId extends string>(
  { rule, path }: Pick<Finding<RuleId>, 'rule' | 'path'>,
  draft: unknown,
  changes: readonly Omit<FixChange, 'replaces'>[],
): Fix<RuleId> | undefined {
  const made: FixChange[] = [];
  for (const { path: at, value } of changes) {
    const replaces = valueAt(draft, at);
    if (replaces === value) continue;
    if (replaces !== undefined && !isReplaceable(replaces)) return undefined;
    if (value === undefined && replaces !== null) return undefined;
    made.push({
      path: at,
      ...(value !== undefined && { value }),
      ...(replaces !== undefined && { replaces }),
    });
  }
  const [first, ...others] = made;
  return first && { rule, path, changes: [first, ...others] };
}

const isReplaceable = (value: unknown): value is FixValue | null =>
  value === null || isFixValue(value);

/** Returns true for a value that a fix can enter, and that JSON can express. */
const isFixValue = (value: unknown): value is FixValue =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);

/** Returns a change received from elsewhere; `undefined` if it is malformed. */
export function readChange(change: unknown): FixChange | undefined {
  const [path, value, replaces] = ['path', 'value', 'replaces'].map((key) =>
    propertyAt(change, key),
  );
  if (!Array.isArray(path) || !path.every(isKey)) return undefined;
  if (value === undefined) return replaces === null ? { path, replaces } : undefined;
  if (!isFixValue(value)) return undefined;
  if (replaces === undefined) return { path, value };
  return isReplaceable(replaces) ? { path, value, replaces } : undefined;
}

const isKey = (key: unknown): key is string | number =>
  typeof key === 'string' || typeof key === 'number';
