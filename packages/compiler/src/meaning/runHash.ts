import { createHash } from 'node:crypto';
import type { Node } from '../node.ts';

/**
 * Returns a hash of the text of a run function. The texts in the run function of an action only label its issues
 * and are left out, so that `v.regex`, `v.email` and their like have one hash.
 */
export function runHash({ kind, '~run': run }: Node): string {
  const text = String(run);
  const counted = kind === 'schema' ? text : text.replace(/"[^"]*"|'[^']*'/g, '""');
  return createHash('sha256').update(counted).digest('hex').slice(0, 16);
}
