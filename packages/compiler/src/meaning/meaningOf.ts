import * as v from 'valibot';
import type { Node } from '../node.ts';
import { installedValibot } from './installedValibot.ts';
import { knownRuns } from './knownRuns.generated.ts';
import { runHash } from './runHash.ts';

/** The hashes for the installed version of valibot; empty for a version that the compiler doesn't know. */
const known: Readonly<Record<string, string>> = knownRuns[installedValibot()] ?? {};
const factories: ReadonlySet<unknown> = new Set(Object.values(v));

/** Meanings of actions whose factories share one run function. */
const shared: readonly string[] = ['forward', 'pattern', 'requirement', 'unchanged'];

/**
 * Returns the meaning of a schema or action, as `specimens` names it; undefined for one that valibot's own
 * factory did not make, or whose run function is not the one known of this version.
 */
export function meaningOf(node: Node): string | undefined {
  if (!factories.has(node.reference)) return undefined;
  const hash = runHash(node);
  const own = node.pipe ? 'pipe' : node.type;
  if (known[own] === hash) return own;
  return node.kind === 'schema' ? undefined : shared.find((name) => known[name] === hash);
}

/** Returns whether `node` has the run function of `specimen`, the product of a factory of one's own. */
export const runsLike = (node: Node, specimen: Node): boolean =>
  node.type === specimen.type && node.pipe === undefined && runHash(node) === runHash(specimen);
