import type { Guard, SubjectRule } from './defineRule.ts';
import { propertyOf } from './readField.ts';

/** One field that a rule reads, its path taken apart. */
export interface PlannedRead {
  readonly key: string;
  readonly segments: readonly string[];
  readonly fromRoot: boolean;
  readonly guard: Guard;
}

/** The elements a rule checks one by one, as a pattern of their paths; empty for the root. */
export interface ScopePattern {
  readonly key: string;
  readonly segments: readonly string[];
}

/** A rule with its paths taken apart, once. */
export interface Plan {
  readonly scopes: readonly ScopePattern[];
  readonly reads: readonly PlannedRead[];
  /** Every field it reads, as a pattern from the root. */
  readonly fields: readonly (readonly string[])[];
  /** Those among them that it reads from the root, whatever it checks one by one. */
  readonly rootFields: readonly (readonly string[])[];
}

/** One element that a rule is to check. */
export interface Scope {
  readonly value: unknown;
  readonly path: readonly PropertyKey[];
}

const plans = new WeakMap<SubjectRule, Plan>();

export function planOf(rule: SubjectRule): Plan {
  const known = plans.get(rule);
  if (known) return known;
  const plan = makePlan(rule);
  plans.set(rule, plan);
  return plan;
}

function makePlan({ each = [], within = [], reads }: SubjectRule): Plan {
  const lists = typeof each === 'string' ? [each] : each;
  const keys = [...lists.map((list) => `${list}.*`), ...within];
  const scopes = (keys.length === 0 ? [''] : keys).map((key) => ({ key, segments: split(key) }));
  const planned = Object.entries(reads).map(([key, guard]) => {
    const fromRoot = key.startsWith('/');
    return { key, fromRoot, guard, segments: split(fromRoot ? key.slice(1) : key) };
  });
  const rootFields = planned.filter(({ fromRoot }) => fromRoot).map(({ segments }) => segments);
  const ownFields = planned
    .filter(({ fromRoot }) => !fromRoot)
    .flatMap((read) => scopes.map((scope) => [...scope.segments, ...read.segments]));
  return { scopes, reads: planned, fields: [...rootFields, ...ownFields], rootFields };
}

const split = (path: string): readonly string[] => (path === '' ? [] : path.split('.'));

/** The elements that fit a pattern and lie on the way to `only`; all that fit, where it is empty. */
export function scopesOf(
  subject: unknown,
  { segments }: ScopePattern,
  only: readonly PropertyKey[],
): readonly Scope[] {
  let scopes: readonly Scope[] = [{ value: subject, path: [] }];
  for (const [depth, segment] of segments.entries()) {
    scopes = scopes.flatMap((scope) => scopesWithin(scope, segment, only[depth]));
  }
  return scopes;
}

function scopesWithin(
  { value, path }: Scope,
  segment: string,
  wanted: PropertyKey | undefined,
): readonly Scope[] {
  const isWanted = (key: PropertyKey): boolean => wanted === undefined || wanted === key;
  if (segment !== '*') {
    return isWanted(segment)
      ? [{ value: propertyOf(value, segment), path: [...path, segment] }]
      : [];
  }
  if (!Array.isArray(value)) return [];
  const scopes = value.map((element: unknown, i) => ({ value: element, path: [...path, i] }));
  return wanted === undefined ? scopes : scopes.filter((_, i) => isWanted(i));
}

/** True where one path leads to, through or into the other. */
export function meets(pattern: readonly string[], path: readonly PropertyKey[]): boolean {
  for (let i = 0; i < pattern.length && i < path.length; i++) {
    if (pattern[i] !== '*' && pattern[i] !== path[i]) return false;
  }
  return true;
}
