import type { Path } from '@passmuster/form';

interface Accepted {
  readonly by: string;
  readonly reason: string;
  readonly path?: Path | undefined;
}

/** Returns each name and reason once, with the places of all the warnings that they accept. */
export function acceptedTogether(
  acceptances: readonly Accepted[],
): readonly { readonly by: string; readonly reason: string; readonly paths: readonly Path[] }[] {
  const groups = new Map<string, { by: string; reason: string; paths: Path[] }>();
  for (const { by, reason, path = [] } of acceptances) {
    const key = JSON.stringify([by, reason]);
    const group = groups.get(key) ?? { by, reason, paths: [] };
    group.paths.push(path);
    groups.set(key, group);
  }
  return [...groups.values()];
}
