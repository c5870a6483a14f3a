import * as v from 'valibot';
import { string } from './string.ts';

/**
 * Text that JSON, UTF-8 and every database can carry: no U+0000 and no unpaired surrogate.
 * Source: RFC 8259 §8.2 and RFC 7493 §2.1. SPEC-GAP 71.
 */
const isCarriable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

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
export function requiredText(max: number) {
  return v.pipe(
    string,
    carriable,
    v.nonEmpty('This is required'),
    v.maxCodePoints(max, `Send at most ${max} characters`),
  );
}
