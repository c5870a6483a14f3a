import type { Acceptance, Verdict } from '@passmuster/findings';
import type { Path } from '../values/path.ts';

/** What a person accepts of the application as it is now. */
export interface ValidateOptions {
  /** Warnings to accept, at fields of the form. Default: those of the last validation, if nothing has changed since. */
  readonly accepted?: readonly Acceptance[] | undefined;
}

/** What a validation decided. */
export interface Validated {
  /** `blocked`, `look` or `clear`. Absent if no review came about, and nothing is known that keeps it from being clear. */
  readonly verdict?: Verdict;
  /** True if it may be submitted: the verdict is `clear`, or there is none and the server's review decides. */
  readonly ready: boolean;
  /** The first field with an error in the form's order; without errors, that of the first warning that nobody accepted. `placeAt` names its slot, if it is about a document. */
  readonly first?: Path;
}
