import { propertyOf } from './readField.ts';

/** One element that a rule checks. */
export interface Scope {
  readonly value: unknown;
  readonly path: readonly PropertyKey[];
}

/** Returns the elements that fit a pattern and lie on the way to `only`; all that fit, where it is empty. */
export function scopesOf(
  subject: unknown,
  segments: readonly string[],
  only: readonly PropertyKey[] = [],
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
