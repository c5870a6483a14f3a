import type { DataVersion } from './subjectRule.ts';

/** The outcome of one rule in a review. */
export interface RuleRun {
  readonly rule: string;
  /**
   * `clear` and `found`: it ran. `not-applicable`: nothing to check yet. `off`: turned off by the
   * caller. `not-in-force`: `asOf` is outside its dates. `not-loaded`: the table it needs was not
   * passed. `failed`: it threw an error.
   */
  readonly outcome:
    | 'clear'
    | 'found'
    | 'not-applicable'
    | 'off'
    | 'not-in-force'
    | 'not-loaded'
    | 'failed';
  /** Names of the tables it consulted; absent if it consulted none. */
  readonly tables?: readonly string[];
  /** How many times it ran: once for each element of its list. */
  readonly checked: number;
  /** How many elements it skipped. */
  readonly skipped: number;
  /** Why, for the first few: `business_owners[0].date_of_birth is missing`. Names of fields only. */
  readonly skipReasons: readonly string[];
}

/** How a verdict was reached. Contains no value of the input. */
export interface Audit {
  /** The day the rules were applied as of. */
  readonly asOf: string;
  /** Every rule of the list, in its order. */
  readonly rules: readonly RuleRun[];
  /** The tables consulted, by name. */
  readonly data: readonly DataVersion[];
}
