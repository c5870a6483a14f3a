import { vi } from 'vitest';
import type { FormFinding } from '../reviewer/reviewer.ts';
import { reviewer } from './heldForm.ts';

/** Lets a test end the check of each file, in the order it likes. */
export function holdChecks() {
  const ends: ((findings?: readonly FormFinding[]) => void)[] = [];
  const places: unknown[] = [];
  const [kept, dropped] = [new Set<string>(), new Set<string>()];
  Object.assign(reviewer, {
    keep: async (id: string) => void kept.add(id),
    drop: async (id: string) => void dropped.add(id),
    checkFile: (_: string, { place }: { readonly place: unknown }) => {
      places.push(place);
      return new Promise((resolve) => ends.push((findings = []) => resolve(findings)));
    },
  });
  const begun = (count: number) => vi.waitUntil(() => ends.length === count);
  const end = async (at: number, findings?: readonly FormFinding[]) => {
    await vi.waitUntil(() => ends[at]);
    ends[at]?.(findings);
  };
  return { begun, end, places, kept, dropped };
}
