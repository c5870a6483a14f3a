import type { Guard, SubjectRule } from './defineRule.ts';
import { propertyOf } from './readField.ts';

/** One field that a rule reads, its path taken apart. */
export interface PlannedRead {
  readonly key: string;
  readonly segments: readonly string[];
  readonly fromRoot: boolean;
  readonly guard: Guard;
}

/** A rule with its paths taken apart, once. */
export interface Plan {
  /** Patterns of the elements to check one by one; `[[]]` is the root. */
  readonly scopes: readonly (readonly string[])[];
  readonly reads: readonly PlannedRead[];
}

/** One element that a rule is to check. */
export interface Scope {
  readonly value: unknown;
  readonly path: readonly PropertyKey[];
}

const plans = new WeakMap<SubjectRule, Plan>();

export function planOf(rule: SubjectRule): Plan {
  let plan = plans.get(rule);
  if (!plan) {
    const { each = [], within = [], reads } = rule;
    const lists = typeof each === 'string' ? [each] : each;
    const scopes = [
      ...lists.map((list) => [...list.split('.'), '*']),
      ...within.map((object) => (object === '' ? [] : object.split('.'))),
    ];
    plan = {
      scopes: scopes.length === 0 ? [[]] : scopes,
      reads: Object.entries(reads).map(([key, guard]) => {
        const fromRoot = key.startsWith('/');
        return { key, fromRoot, guard, segments: (fromRoot ? key.slice(1) : key).split('.') };
      }),
    };
    plans.set(rule, plan);
  }
  return plan;
}

/** The elements that fit `pattern` and lie on the way to `only`; all that fit, where `only` is short. */
export function scopesOf(
  subject: unknown,
  pattern: readonly string[],
  only: readonly PropertyKey[],
): Scope[] {
  let scopes: Scope[] = [{ value: subject, path: [] }];
  for (const [depth, segment] of pattern.entries()) {
    const wanted = only[depth];
    scopes = scopes.flatMap(({ value, path }) => {
      if (segment !== '*') return { value: propertyOf(value, segment), path: [...path, segment] };
      if (!Array.isArray(value)) return [];
      return value
        .map((element: unknown, i) => ({ value: element, path: [...path, i] }))
        .filter((_, i) => wanted === undefined || wanted === i);
    });
  }
  return scopes;
}

/** True where one path leads to, through or into the other. */
export function meets(pattern: readonly string[], path: readonly PropertyKey[]): boolean {
  return pattern.every((segment, i) => {
    const key = path[i];
    return key === undefined || segment === '*' || segment === key;
  });
}
