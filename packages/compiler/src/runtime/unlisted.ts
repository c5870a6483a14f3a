import { _isValidObjectKey } from 'valibot';
import { refuseKey } from './entry.ts';
import type { Fields, Live } from './live.ts';
import type { State } from './state.ts';

/** The first key of `input` that `object` does not list, if any. */
export function unlisted(object: Live, input: Fields): string | undefined {
  for (const key in input) if (!Object.hasOwn(object.entries, key)) return key;
  return undefined;
}

/** Refuses the first key that `object` does not list. */
export function refuseUnlisted(state: State, object: Live, input: Fields): void {
  const key = unlisted(object, input);
  if (key !== undefined) refuseKey(state, object, input, key, key, 'never');
}

/** Copies the keys that `object` does not list. */
export function copyUnlisted(object: Live, input: Fields, output: Record<string, unknown>): void {
  for (const key in input) {
    if (_isValidObjectKey(input, key) && !Object.hasOwn(object.entries, key))
      output[key] = input[key];
  }
}

/** Reads the keys that `object` does not list, since one of them may throw. */
export function readUnlisted(object: Live, input: Fields): void {
  for (const key in input) {
    if (_isValidObjectKey(input, key) && !Object.hasOwn(object.entries, key)) input[key];
  }
}
