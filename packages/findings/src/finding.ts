import type { TextParameters } from './formatText.ts';
import type { Severity } from './severity.ts';
import type { Source } from './source.ts';

/**
 * One thing a check found. A finding is also a valid Standard Schema issue (`message`, `path`).
 * Neither text ever contains the value that was checked.
 */
export interface Finding<RuleId extends string = string> {
  /** Stable id to switch on and to look up, such as `owner/minimum-age`. */
  readonly rule: RuleId;
  readonly severity: Severity;
  /** From the root of the value that was checked: `['business_owners', 0, 'date_of_birth']`. */
  readonly path: readonly PropertyKey[];
  /** What is wrong, for the developer, in the words of the API. */
  readonly message: string;
  /** What to do about it, for the person at the form. */
  readonly remedy: string;
  /** Where the rule comes from. */
  readonly source: Source;
  /** Which of the rule's wordings this is; the usual one, where absent. */
  readonly text?: string;
  /** Thresholds, codes and suggestions that complete the texts; never personal data. */
  readonly parameters?: TextParameters;
}

/** Findings of which there is at least one: the shape of a refusal. */
export type Refusal<RuleId extends string = string> = readonly [
  Finding<RuleId>,
  ...Finding<RuleId>[],
];

/** A value in its normal form, or the reasons why there is none. Narrow with `if (result.findings)`. */
export type Result<Value, RuleId extends string = string> =
  | { readonly value: Value; readonly findings?: undefined }
  | { readonly value?: undefined; readonly findings: Refusal<RuleId> };
