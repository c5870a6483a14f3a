/** A whole number that a configuration may set for a rule. */
export interface NumberOption {
  readonly default: number;
  readonly minimum: number;
  readonly maximum: number;
  /** What it means, as a noun phrase, with its unit. */
  readonly description: string;
}

/** A list of internet domains that a configuration may set for a rule. */
export interface DomainsOption {
  readonly default: readonly string[];
  readonly format: 'domain';
  /** How many there may be. */
  readonly maxItems: number;
  /** What it means, as a noun phrase. */
  readonly description: string;
}

/** What a configuration may set for a rule: the one source of its type, its validation and its documentation. */
export type OptionDescriptor = NumberOption | DomainsOption;
export type OptionDescriptors = Readonly<Record<string, OptionDescriptor>>;

/** The values of the options of a rule, by name. */
export type RuleOptions = Readonly<Record<string, number | readonly string[]>>;

/** The values that belong to descriptors. */
export type OptionValues<Descriptors> = {
  readonly [Name in keyof Descriptors]: Descriptors[Name] extends DomainsOption
    ? readonly string[]
    : number;
};

/** Returns the values that options have unless a configuration sets them. */
export const defaultsOf = (descriptors: OptionDescriptors): RuleOptions =>
  Object.fromEntries(Object.entries(descriptors).map(([name, option]) => [name, option.default]));
