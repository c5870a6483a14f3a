import * as v from 'valibot';
import { isCarriable } from './isCarriable.ts';
import { string } from './string.ts';

export const carriable = v.check(isCarriable, 'Remove the unreadable characters');

/** Any text, also none. SPEC-GAP 10: the specification sets no minimum length. */
export const TextSchema = v.pipe(string, carriable);

/** Text of at most `max` Unicode code points, possibly none. */
/* @__NO_SIDE_EFFECTS__ */
export function textUpTo(max: number) {
  return v.pipe(string, carriable, v.maxCodePoints(max, `Send at most ${max} characters`));
}

/** Text of 1 to `max` Unicode code points. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredTextUpTo(max: number) {
  return v.pipe(
    string,
    carriable,
    v.nonEmpty('This is required'),
    v.maxCodePoints(max, `Send at most ${max} characters`),
  );
}
