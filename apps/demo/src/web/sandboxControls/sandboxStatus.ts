import * as v from 'valibot';
import type { Answer } from '../api/failure.ts';
import { callControl } from './callControl.ts';

const StatusSchema = v.looseObject({
  faults: v.optional(v.looseObject({ rules: v.optional(v.array(v.unknown()), []) })),
});
export type SandboxStatus = v.InferOutput<typeof StatusSchema>;

/** Asks whether the sandbox answers, and as it should. Apart from its other controls: every page asks this. */
export const sandboxStatus = (signal?: AbortSignal): Promise<Answer<SandboxStatus>> =>
  callControl(StatusSchema, 'GET', '/settings', { signal });

/** What the top bar says of the sandbox: the state of its dot, and the text for a screen reader. */
export function shownStatus({
  isOnline,
  isDown,
  data,
}: {
  readonly isOnline: boolean;
  readonly isDown: boolean;
  readonly data: SandboxStatus | undefined;
}): { readonly state: 'up' | 'down' | 'fault' | 'unknown'; readonly text: string } {
  if (!isOnline)
    return { state: 'unknown', text: 'can’t be reached without a network. Open controls' };
  if (isDown) return { state: 'down', text: 'isn’t running. Open controls' };
  if ((data?.faults?.rules.length ?? 0) > 0) {
    return { state: 'fault', text: 'in the sandbox. Open controls' };
  }
  return { state: data ? 'up' : 'unknown', text: 'is running. Open controls' };
}
