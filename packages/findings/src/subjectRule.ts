import type { Finding } from './finding.ts';
import type { FixChange } from './fix.ts';
import type { TextParameters } from './formatText.ts';
import type { Memoize } from './memoize.ts';
import type { OptionDescriptors, RuleOptions } from './optionDescriptor.ts';
import type { Rule } from './rule.ts';
import type { ReplacementOf } from './sharedTable.ts';

/** Returns true if a rule can use the value of a field. A rule runs only if all its guards return true. */
export type Guard<Value = unknown> = (value: unknown) => value is Value;

/** A table that a rule consults, as the audit lists it. */
export interface DataVersion {
  readonly name: string;
  /** Calendar day on which the table was true, `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly url?: string;
  /** SHA-256 of the contents, in hexadecimal. */
  readonly hash?: string;
  /** After how many days its source is likely to have changed. Absent if the source doesn't change. */
  readonly maxAgeDays?: number;
}

/**
 * Adds a finding. `path` starts at the element or object that is checked, otherwise at the root. `text` is
 * the key of another wording in `texts`. `parameters` replace the placeholders of the texts, and must not
 * contain personal data.
 */
export interface Report {
  (path: readonly PropertyKey[], parameters?: TextParameters): void;
  (path: readonly PropertyKey[], text: string, parameters?: TextParameters): void;
}

/** Loads a table, or what takes its place by `replacementOf`. */
export type TableLoad<Table = unknown> = (replacementOf?: ReplacementOf) => Promise<Table>;

/** What a rule may use besides the fields it reads. */
export interface CheckContext<Reporting = Report, Table = unknown, Options = RuleOptions> {
  /** The day of the review, `YYYY-MM-DD`, as the caller passed it. */
  readonly asOf: string;
  readonly report: Reporting;
  /** What `load` returned. */
  readonly table: Table;
  /** The values of its options: those of the configuration, else their defaults. */
  readonly options: Options;
  /**
   * Returns `work(argument)`, computed once per review for all rules that need it.
   * Pass the same function each time; it must depend on nothing but its argument.
   */
  readonly memoize: Memoize;
}

/** One value that a rule proposes to enter. `path` starts at the element or object that is checked, otherwise at the root. */
export type ProposedChange = Omit<FixChange, 'replaces'>;

/** What a rule may use to fix what it found. */
export interface FixContext<Table = unknown> {
  /** The day of the review, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** What `load` returned. */
  readonly table: Table;
  /** What the rule reported: where, from the element or object that is checked, by which wording and with what. */
  readonly finding: Pick<Finding, 'path' | 'text' | 'parameters'>;
}

/**
 * A rule that runs over partial input, such as a half-filled form. Made by `rulesFor`.
 *
 * Paths are dotted, and `*` stands for every element of a list: `business_owners.*.address.country`.
 */
export interface SubjectRule<
  RuleId extends string = string,
  TextKey extends string = string,
  Options extends OptionDescriptors = OptionDescriptors,
> extends Rule<RuleId, TextKey> {
  /** What a configuration may set. */
  readonly options?: Options;
  /** What a configuration has set to other values than the defaults. */
  readonly configured?: RuleOptions;
  /** The list, or lists, whose elements are checked one by one. */
  readonly each?: string | readonly string[];
  /** The objects that are checked if they are not list elements: `['', 'business_owners.*.address']`. */
  readonly within?: readonly string[];
  /** The fields it reads, each with its guard. `/path` is read from the root. `@name` is a related value of the review; `/@name` for a rule with `each`. */
  readonly reads: Readonly<Record<string, Guard>>;
  /**
   * Loads the table the rule needs, or what a configuration has in its place. Without it in the review's `tables`, the rule
   * doesn't run.
   */
  readonly load?: TableLoad;
  /** The tables it consults; may depend on what was loaded. */
  readonly data?: readonly DataVersion[] | ((table: unknown) => readonly DataVersion[]);
  /** Returns the rule with the tables of a configuration in place of those that it has; `undefined` if none is replaced. */
  readonly withTables?: (replacementOf: ReplacementOf) => SubjectRule | undefined;
  check(values: Readonly<Record<string, unknown>>, context: CheckContext): void;
  /**
   * Returns the values to enter so that its finding is gone, if they are certain from the wrong ones. Runs only
   * when fixes are asked for, with the values that `check` gets.
   */
  fix?(
    values: Readonly<Record<string, unknown>>,
    context: FixContext,
  ): readonly ProposedChange[] | undefined;
}
