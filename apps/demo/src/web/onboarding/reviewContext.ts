import type { Finding } from '@passmuster/findings';
import type { CustomerReview } from '@passmuster/kyc';
import { createContext, useContext } from 'react';

/** The latest review of the application, and whether blank fields are to be told on too. */
export interface LiveReview {
  readonly review: CustomerReview;
  /** Findings by the written form of their path. */
  readonly byPath: ReadonlyMap<string, readonly Finding[]>;
  /** True once an example was loaded or sending was tried. */
  readonly isRevealed: boolean;
}

export const ReviewContext = createContext<LiveReview | undefined>(undefined);

export function useLiveReview(): LiveReview {
  const review = useContext(ReviewContext);
  if (!review) throw new Error('Fields belong inside a ReviewContext');
  return review;
}

/** Findings on exactly this field; `name` is its path with dots. */
export function useFindingsAt(name: string): readonly Finding[] {
  return useLiveReview().byPath.get(name) ?? [];
}

/** `business_owners.0.email`: how a path is written as the name and the id of a field. */
export const nameOf = (path: readonly PropertyKey[]): string => path.map(String).join('.');

export function findingsByName(findings: readonly Finding[]): Map<string, readonly Finding[]> {
  return Map.groupBy(findings, ({ path }) => nameOf(path));
}
