import type { DataVersion } from './defineRule.ts';

/** What became of one rule in a review. */
export interface RuleRun {
  readonly rule: string;
  /**
   * `clear` and `found`: it ran. `not-applicable`: nothing to check yet. `off`: by the caller's
   * wish. `not-in-force`: `asOf` is outside its dates. `failed`: it threw.
   */
  readonly outcome: 'clear' | 'found' | 'not-applicable' | 'off' | 'not-in-force' | 'failed';
  /** How many times it ran: once for each element of its list. */
  readonly checked: number;
  /** How many elements it had to pass over. */
  readonly skipped: number;
  /** Why, for the first few: `business_owners[0].date_of_birth is missing`. Names of fields only. */
  readonly because: readonly string[];
}

/** What was done to reach a verdict. It carries no value of the input. */
export interface Audit {
  /** The day the rules were applied as of. */
  readonly asOf: string;
  /** Every rule asked for, in its order. */
  readonly rules: readonly RuleRun[];
  /** The tables consulted, by name. */
  readonly data: readonly DataVersion[];
}
