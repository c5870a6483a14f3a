import type { TextParameters } from './formatText.ts';
import type { Memoize } from './memoize.ts';
import type { Rule } from './rule.ts';

/** True where a field holds what a rule can work with. A rule applies only where all its guards hold. */
export type Guard<Value = unknown> = (value: unknown) => value is Value;

/** A table that a rule consults; goes to the audit. */
export interface DataVersion {
  readonly name: string;
  /** Calendar day on which the table was true, `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly url?: string;
  /** SHA-256 of the contents, in hexadecimal. */
  readonly hash?: string;
}

/**
 * Adds a finding. `path` is relative to the element or object under check, else to the root. A key of
 * `texts` chooses another wording. Parameters complete the `{places}` of the texts; none may carry
 * personal data.
 */
export interface Report {
  (path: readonly PropertyKey[], parameters?: TextParameters): void;
  (path: readonly PropertyKey[], text: string, parameters?: TextParameters): void;
}

/** What a rule may know besides the fields it reads. */
export interface CheckContext<Reporting = Report, Table = unknown> {
  /** The day of the review, `YYYY-MM-DD`; never a hidden clock. */
  readonly asOf: string;
  readonly report: Reporting;
  /** What `load` returned. */
  readonly table: Table;
  /**
   * Returns `work(argument)`, computed once per review for all rules that need it.
   * Pass the same function each time; it must depend on nothing but its argument.
   */
  readonly memoize: Memoize;
}

/**
 * A rule that runs over partial input, such as a half-filled form. Made by `rulesFor`.
 *
 * Paths are dotted, and `*` stands for every element of a list: `business_owners.*.address.country`.
 */
export interface SubjectRule<RuleId extends string = string, TextKey extends string = string>
  extends Rule<RuleId, TextKey> {
  /** The list, or lists, whose elements are checked one by one. */
  readonly each?: string | readonly string[];
  /** The objects that are checked, where they are not elements: `['', 'business_owners.*.address']`. */
  readonly within?: readonly string[];
  /** The fields it reads, each with its guard; a key that starts with `/` is read from the root. */
  readonly reads: Readonly<Record<string, Guard>>;
  /** Loads the table the rule needs. Without it in the review's `tables`, the rule doesn't run. */
  readonly load?: () => Promise<unknown>;
  /** The tables it consults; may depend on what was loaded. */
  readonly data?: readonly DataVersion[] | ((table: unknown) => readonly DataVersion[]);
  check(values: Readonly<Record<string, unknown>>, context: CheckContext): void;
}
