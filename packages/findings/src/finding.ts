import type { TextParameters } from './formatText.ts';
import type { Severity } from './severity.ts';
import type { Basis, Source } from './source.ts';

/**
 * A problem that a check found. Also a valid Standard Schema issue (`message`, `path`).
 * Neither text ever contains the value that was checked.
 */
export interface Finding<RuleId extends string = string> {
  /** Stable id of the rule, such as `owner/minimum-age`. Switch on it, not on the texts. */
  readonly rule: RuleId;
  readonly severity: Severity;
  /** From the root of the value that was checked: `['business_owners', 0, 'date_of_birth']`. */
  readonly path: readonly PropertyKey[];
  /** What is wrong, for the developer, in the words of the API. */
  readonly message: string;
  /** What to do about it, for the person at the form. */
  readonly remedy: string;
  /** What the rule is based on: `regulation` for law, such as sanctions. */
  readonly basis: Basis;
  /** Where the rule comes from. */
  readonly source: Source;
  /** Key of the wording in the rule's `texts`. Absent for the rule's own two texts. */
  readonly text?: string;
  /** Thresholds, codes and suggestions that complete the texts; never personal data. */
  readonly parameters?: TextParameters;
  /** True if a person accepted it, and the acceptance holds: it no longer keeps the review from being clear. */
  readonly accepted?: true;
}

/** At least one finding: why a value was refused. */
export type Refusal<RuleId extends string = string> = readonly [
  Finding<RuleId>,
  ...Finding<RuleId>[],
];

/** A value in its normal form, or the findings that explain why there is none. Narrow with `if (result.findings)`. */
export type Result<Value, RuleId extends string = string> =
  | { readonly value: Value; readonly findings?: undefined }
  | { readonly value?: undefined; readonly findings: Refusal<RuleId> };
