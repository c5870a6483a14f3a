import type { TextParameters } from './formatText.ts';
import type { Rule } from './rule.ts';

/** True where a field holds what a rule can work with. A rule applies only where all its guards hold. */
export type Guard<Value = unknown> = (value: unknown) => value is Value;

/** The vintage of a table that a rule consults; goes to the audit. */
export interface DataVersion {
  readonly name: string;
  /** Calendar day on which the table was true, `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly url?: string;
}

/** What a rule may know besides the fields it reads. */
export interface CheckContext<Parameters extends readonly unknown[] = [TextParameters?]> {
  /** The day of the review, `YYYY-MM-DD`; never a hidden clock. */
  readonly asOf: string;
  /**
   * Adds a finding. `path` is relative to the element or object under check, else to the root.
   * Parameters complete the `{places}` of the texts; none may carry personal data.
   */
  report(path: readonly PropertyKey[], ...parameters: Parameters): void;
  /**
   * `work(argument)`, done once in a review for all rules that ask for it, and then forgotten.
   * Pass the same function each time; it must depend on nothing but its argument.
   */
  readonly once: Once;
}

/** Does work on an argument, or remembers what it gave. */
export type Once = <Argument, Value>(
  work: (argument: Argument) => Value,
  argument: Argument,
) => Value;

/**
 * A rule that runs over partial input, such as a half-filled form.
 *
 * Paths are dotted, and `*` stands for every element of a list: `business_owners.*.address.country`.
 */
export interface SubjectRule<RuleId extends string = string> extends Rule<RuleId> {
  /** The list, or lists, whose elements are checked one by one. */
  readonly each?: string | readonly string[];
  /** The objects that are checked, where they are no lists: `['', 'business_owners.*.address']`. */
  readonly within?: readonly string[];
  /** The fields it reads, each with its guard; a key that starts with `/` is read from the root. */
  readonly reads: Readonly<Record<string, Guard>>;
  /** The tables it consults. */
  readonly data?: readonly DataVersion[];
  check(values: Readonly<Record<string, unknown>>, context: CheckContext): void;
}

/** The value of a field, or a list of them for each `*` on the way to it. */
type Read<Field extends string, Value> = Field extends `${string}*${infer Rest}`
  ? readonly Read<Rest, Value>[]
  : Value;

/** What `check` is given: the value of each field, narrowed by its guard. */
export type Values<Fields> = {
  readonly [Field in keyof Fields & string]: Read<Field, Fields[Field]>;
};

type Places<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Places<Rest>
  : never;

/** The parameters that the two texts of a rule ask for. */
type ParametersOf<Text extends string> = [Places<Text>] extends [never]
  ? []
  : [Readonly<Record<Places<Text>, string | number>>];

/** What `defineRule` takes: a {@link SubjectRule} whose `check` knows the types of what it reads. */
export type RuleDefinition<
  RuleId extends string,
  Fields,
  Message extends string,
  Remedy extends string,
> = Omit<SubjectRule<RuleId>, 'reads' | 'check' | 'message' | 'remedy'> & {
  readonly reads: { readonly [Field in keyof Fields]: Guard<Fields[Field]> };
  readonly message: Message;
  readonly remedy: Remedy;
  check(
    values: Values<NoInfer<Fields>>,
    context: CheckContext<ParametersOf<NoInfer<Message> | NoInfer<Remedy>>>,
  ): void;
};

/**
 * Defines a rule. The types of what `check` gets follow from the guards in `reads`, and `report`
 * asks for exactly the parameters that `message` and `remedy` mention.
 *
 * @example
 * const minimumAge = defineRule({
 *   id: 'owner/minimum-age',
 *   severity: 'error',
 *   basis: 'spec',
 *   source: { title: 'API specification 1.0.0', section: 'Business owner, date_of_birth' },
 *   message: 'An owner must be {years} or older',
 *   remedy: 'Name an owner who is {years} or older',
 *   each: 'business_owners',
 *   reads: { date_of_birth: isCalendarDate },
 *   check({ date_of_birth }, { asOf, report }) {
 *     if (fullYearsBetween(date_of_birth, asOf) < 18) report(['date_of_birth'], { years: 18 });
 *   },
 * });
 */
export function defineRule<
  const RuleId extends string,
  Fields extends Readonly<Record<string, unknown>>,
  const Message extends string,
  const Remedy extends string,
>(definition: RuleDefinition<RuleId, Fields, Message, Remedy>): SubjectRule<RuleId> {
  return definition as unknown as SubjectRule<RuleId>;
}
