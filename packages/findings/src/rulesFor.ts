import { deepFreeze } from './deepFreeze.ts';
import type { TextParameters } from './formatText.ts';
import type { OptionDescriptors, OptionValues } from './optionDescriptor.ts';
import type { RuleTexts } from './rule.ts';
import type { ListPath, PathOf, ValueAt } from './subjectPath.ts';
import type {
  CheckContext,
  DataVersion,
  FixContext,
  Guard,
  ProposedChange,
  SubjectRule,
  TableLoad,
} from './subjectRule.ts';

/** The elements or objects that a rule checks one by one; the root if it names none. */
type Scope<Subject, Each extends string, Within extends string> = [Each | Within] extends [never]
  ? Subject
  : NonNullable<
      ValueAt<Subject, Each extends string ? `${Each}.*` : never> | ValueAt<Subject, Within>
    >;

/** The type of the field that a key of `reads` names. */
type FieldType<Subject, Scoped, Key> = Key extends `/${infer Path}`
  ? ValueAt<Subject, Path>
  : Key extends string
    ? ValueAt<Scoped, Key>
    : never;

/** Keys that `reads` may have: a path from the checked element, or from the root after `/`. */
type FieldKey<Subject, Scoped> = '' | PathOf<Scoped> | `/${PathOf<Subject>}`;

/** Refuses keys that are not fields, and guards that no value of the field can pass. */
type Checked<Subject, Scoped, Key, Value> =
  Key extends FieldKey<Subject, Scoped>
    ? [Value & FieldType<Subject, Scoped, Key>] extends [never]
      ? { readonly error: 'No value of this field passes this guard' }
      : unknown
    : string extends Key
      ? { readonly error: 'Write the guard as (value: unknown): value is …' }
      : { readonly error: 'There is no such field' };

/** The value of a field, or a list of them for each `*` on the way to it. */
type Read<Key extends string, Value> = Key extends `${string}*${infer Rest}`
  ? readonly Read<Rest, Value>[]
  : Value;

/** What `check` gets: the value of each field, narrowed by its guard. */
export type Values<Fields> = {
  readonly [Key in keyof Fields & string]: Read<Key, Fields[Key]>;
};

type Places<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? (Place extends `${infer Name}:${'name' | 'date'}` ? Name : Place) | Places<Rest>
  : never;

/** The parameters that texts need; any, if the texts are not known to the compiler. */
type ParametersOf<Text extends string> = string extends Text
  ? [parameters?: TextParameters]
  : [Places<Text>] extends [never]
    ? []
    : [parameters: Readonly<Record<Places<Text>, string | number>>];

/** Adds a finding; needs exactly the parameters that the wording mentions. */
interface TypedReport<Usual extends string, Texts extends Readonly<Record<string, RuleTexts>>> {
  (path: readonly PropertyKey[], ...parameters: ParametersOf<Usual>): void;
  <Key extends keyof Texts & string>(
    path: readonly PropertyKey[],
    text: Key,
    ...parameters: ParametersOf<Texts[Key]['message'] | Texts[Key]['remedy']>
  ): void;
}

/** A {@link SubjectRule} whose paths exist in `Subject` and whose `check` knows the types of what it reads. */
export type RuleDefinition<
  Subject,
  RuleId extends string,
  Each extends string,
  Within extends string,
  Fields,
  Message extends string,
  Remedy extends string,
  Texts extends Readonly<Record<string, RuleTexts>>,
  Table,
  Options extends OptionDescriptors = Record<never, never>,
> = Omit<
  SubjectRule<RuleId>,
  | 'each'
  | 'within'
  | 'reads'
  | 'check'
  | 'fix'
  | 'message'
  | 'remedy'
  | 'texts'
  | 'load'
  | 'data'
  | 'options'
  | 'configured'
> & {
  readonly options?: Options;
  readonly each?: Each | readonly Each[];
  readonly within?: readonly Within[];
  readonly reads: {
    readonly [Key in keyof Fields]: Guard<Fields[Key]> &
      Checked<Subject, Scope<Subject, Each, Within>, Key, Fields[Key]>;
  };
  readonly message: Message;
  readonly remedy: Remedy;
  readonly texts?: Texts;
  readonly load?: TableLoad<Table>;
  readonly data?: readonly DataVersion[] | ((table: NoInfer<Table>) => readonly DataVersion[]);
  check(
    values: Values<NoInfer<Fields>>,
    context: CheckContext<
      TypedReport<NoInfer<Message> | NoInfer<Remedy>, NoInfer<Texts>>,
      NoInfer<Table>,
      OptionValues<NoInfer<Options>>
    >,
  ): void;
  fix?(
    values: Values<NoInfer<Fields>>,
    context: FixContext<NoInfer<Table>>,
  ): readonly ProposedChange[] | undefined;
};

/** Defines a rule over a `Subject`. */
export type DefineRule<Subject> = <
  const RuleId extends string,
  Fields extends Readonly<Record<string, unknown>>,
  const Message extends string,
  const Remedy extends string,
  const Each extends ListPath<Subject> = never,
  const Within extends '' | PathOf<Subject> = never,
  const Texts extends Readonly<Record<string, RuleTexts>> = Record<never, RuleTexts>,
  Table = undefined,
  const Options extends OptionDescriptors = Record<never, never>,
>(
  definition: RuleDefinition<
    Subject,
    RuleId,
    Each,
    Within,
    Fields,
    Message,
    Remedy,
    Texts,
    Table,
    Options
  >,
) => SubjectRule<RuleId, keyof Texts & string, Options>;

/**
 * Returns `defineRule` for bodies of type `Subject`. Paths that don't exist in it are compile errors,
 * the types of what `check` gets follow from the guards in `reads`, and `report` needs exactly the
 * parameters that the texts mention. A key of `Subject` that begins with `@` is a related value of the review.
 *
 * @example
 * const { defineRule } = rulesFor<BusinessCustomerInput>();
 * const minimumAge = defineRule({
 *   id: 'owner/minimum-age',
 *   severity: 'error',
 *   basis: 'spec',
 *   source: { title: 'API specification 1.0.0', section: 'Business owner, date_of_birth' },
 *   message: 'date_of_birth is under {years} years before the day of the review',
 *   remedy: 'Every owner must be {years} or older. Check the date of birth.',
 *   each: 'business_owners',
 *   reads: { date_of_birth: isCalendarDate },
 *   check({ date_of_birth }, { asOf, report }) {
 *     if (ageOn(asOf, date_of_birth) < 18) report(['date_of_birth'], { years: 18 });
 *   },
 * });
 * minimumAge.id // 'owner/minimum-age'
 */
/* @__NO_SIDE_EFFECTS__ */
export function rulesFor<Subject>(): {
  readonly defineRule: DefineRule<Subject>;
} {
  return { defineRule: frozenRule as DefineRule<Subject> };
}

/** Returns the definition, which is the rule, frozen: only the types differ, and the guards ensure them at run time. */
const frozenRule = (definition: unknown): unknown => deepFreeze(definition);
