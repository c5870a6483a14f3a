import type { Draft, Part } from './parts/part.ts';
import type { Settings } from './settings.ts';
import { whyRefused } from './shape.ts';

/**
 * Checks the parts of a call and writes them down, at once: what the caller changes later is not sent.
 * Waits only for the reasons of what it refuses.
 */
export async function prepare(
  path: string,
  parts: readonly Part[],
  { validateRequests }: Settings,
  signal: AbortSignal,
): Promise<Draft> {
  const draft: Draft = { path, issues: [] };
  for (const part of parts) {
    try {
      const value = validateRequests ? part.accept(part.value) : part.value;
      if (validateRequests && value === undefined)
        draft.issues.push(...(await whyRefused(part, part.value, signal)));
      else part.write(draft, value);
    } catch {
      draft.issues.push({ path: [], message: 'Send JSON: no cycles, no bigint' });
    }
  }
  return draft;
}
