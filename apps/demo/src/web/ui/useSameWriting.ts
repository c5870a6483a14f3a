import type { Fix } from '@passmuster/findings';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Applies a fix that only takes away or adds what groups letters and digits, and writes capitals: nobody needs to decide that. Returns
 * a function that leaves a value as it is, for a person who has taken it back.
 */
export function useSameWriting(
  fixes: readonly Fix[],
  apply: (fix: Fix) => void,
): (value: unknown) => void {
  const [wanted, setWanted] = useState<unknown>();
  const same = fixes.find(isSameWriting);
  const onSame = useEffectEvent((fix: Fix) => {
    if (fix.changes[0].replaces !== wanted) apply(fix);
  });
  useEffect(() => {
    if (same) onSame(same);
  }, [same]);
  return setWanted;
}

function isSameWriting({ changes: [{ value, replaces }, ...others] }: Fix): boolean {
  const bare = (text: unknown): string =>
    (String(text).match(/[0-9a-z]/giu) ?? []).join('').toUpperCase();
  return others.length === 0 && bare(value) === bare(replaces);
}
