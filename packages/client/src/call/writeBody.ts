import type { Draft } from './part.ts';

/** Writes `value` as the JSON body. */
export function writeBody(draft: Draft, value: unknown): void {
  const body = JSON.stringify(value);
  if (body !== undefined) draft.body = body;
}
