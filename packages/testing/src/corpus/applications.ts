import { companies } from './companies.ts';
import { toApplication } from './toApplication.ts';

/** The day every application of the corpus is reviewed as of. */
export const corpusDay = '2026-11-21';

/** A valid application. `heldOut` ones are reported as totals only, so that no rule is fitted to them. */
export interface Application {
  readonly id: string;
  readonly country: string;
  readonly heldOut: boolean;
  /** Builds the request body; every call gives a new copy. */
  readonly body: () => ReturnType<typeof toApplication>;
}

/** The valid applications. None is of a real company or person. */
export const applications: readonly Application[] = companies.map((company, turn) => ({
  id: company.id,
  country: company.country,
  heldOut: turn % 2 === 1,
  body: () => toApplication(company, turn),
}));
