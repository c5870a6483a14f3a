import { propertyOf } from './propertyAt.ts';

/** One element that a rule checks. */
export interface Scope {
  readonly value: unknown;
  readonly path: readonly PropertyKey[];
}

/** Returns the elements that match a pattern and lie along the path `only`; all that match if it is empty. */
export function scopesOf(
  subject: unknown,
  segments: readonly string[],
  only: readonly PropertyKey[] = [],
): readonly Scope[] {
  let scopes: readonly Scope[] = [{ value: subject, path: [] }];
  for (const [depth, segment] of segments.entries()) {
    const within: Scope[] = [];
    for (const scope of scopes) addWithin(within, scope, segment, only[depth]);
    scopes = within;
  }
  return scopes;
}

function addWithin(
  scopes: Scope[],
  { value, path }: Scope,
  segment: string,
  wanted: PropertyKey | undefined,
): void {
  if (segment !== '*') {
    if (wanted === undefined || wanted === segment)
      scopes.push({ value: propertyOf(value, segment), path: [...path, segment] });
  } else if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      if (wanted === undefined || wanted === i)
        scopes.push({ value: value[i], path: [...path, i] });
    }
  }
}
