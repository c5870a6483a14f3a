import type { Acceptance, Verdict } from '@passmuster/findings';
import type { Path } from '../values/path.ts';

/** What a person accepts of the application as it is now. */
export interface CheckOptions {
  /** Warnings to accept, at fields of the form. Default: those of the last check, if nothing has changed since. */
  readonly accepted?: readonly Acceptance[] | undefined;
}

/** What a check decided. */
export interface Checked {
  /** `blocked`, `look` or `clear`. If no review came about: of what the last one still says, and the server's decides. */
  readonly verdict: Verdict;
  /** True if the verdict is `clear`: it may be submitted. */
  readonly ready: boolean;
  /** The first field with an error in the form's order; without errors, that of the first warning that nobody accepted. */
  readonly first?: Path;
}
