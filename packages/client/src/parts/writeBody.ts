import type { Draft } from './part.ts';

/** Makes the body of a value. */
export function writeBody(draft: Draft, value: unknown): void {
  const body = JSON.stringify(value);
  if (body !== undefined) draft.body = body;
}
