import type { Settings } from '../config/settings.ts';
import { turn } from '../transport/scope.ts';
import type { Draft, Part } from './part.ts';
import { whyRefused } from './shape.ts';

/** Characters of a body that takes long to write and to send. */
const longBody = 1_000_000;

/**
 * Checks the parts of a call and writes them at once, so that later changes by the caller are not sent.
 * Waits only for the issues of a part it refuses.
 */
export async function prepare(
  path: string,
  parts: readonly Part[],
  { validateRequests }: Settings,
  signal: AbortSignal,
): Promise<Draft> {
  const draft: Draft = { path, issues: [] };
  for (const part of parts) {
    const value = validateRequests ? part.shape.accept(part.value) : part.value;
    if (validateRequests && value === undefined) {
      draft.issues.push(...(await whyRefused(part.shape, part.value, signal)));
      continue;
    }
    try {
      part.write(draft, value);
    } catch {
      draft.issues.push({
        path: [],
        message: 'Send JSON without cycles or bigints, of at most a million values',
      });
    }
  }
  // `fetch` encodes the body at once, which would follow its writing without a break.
  if (draft.body !== undefined && draft.body.length > longBody) await turn();
  return draft;
}
