import type { Draft } from './part.ts';

/** No operation takes as many. A list may be longer than it has elements, and a proxy may lie. */
const maxValues = 1_000_000;

/**
 * Writes `value` as the JSON body.
 *
 * @throws {TypeError} if it has a cycle or a bigint
 * @throws {RangeError} if it has more than a million values
 */
export function writeBody(draft: Draft, value: unknown): void {
  let left = maxValues;
  const body = JSON.stringify(value, (_, inner: unknown) => {
    left -= 1;
    if (left < 0) throw new RangeError('Too many values');
    return inner;
  });
  if (body !== undefined) draft.body = body;
}
