import type { FormReview } from '../reviewer/reviewer.ts';
import { keyOf, type Path, pathOfKey } from '../values/path.ts';

/**
 * Returns a review of earlier values adapted to the current ones: findings follow the rows that moved, and those on
 * removed rows are left out.
 */
export const followRows = (review: FormReview, before: unknown, now: unknown): FormReview =>
  before === now
    ? review
    : {
        ...review,
        findings: moved(review.findings, before, now),
        requirements: moved(review.requirements, before, now),
      };

const moved = <Found extends { readonly path: Path }>(
  all: readonly Found[],
  before: unknown,
  now: unknown,
): readonly Found[] => all.flatMap((one) => movedTo(one, pathOfKey(keyOf(one.path, before), now)));

/** Returns a finding with its path now: the same object if that is the same, nothing if its row is gone. */
export const movedTo = <Found extends { readonly path: Path }>(
  found: Found,
  path: Path | undefined,
): readonly Found[] => {
  if (!path) return [];
  return path.join('.') === found.path.join('.') ? [found] : [{ ...found, path }];
};
