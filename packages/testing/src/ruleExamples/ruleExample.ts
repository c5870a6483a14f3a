import type { Changes } from '../changed.ts';

/** The change to the sample, and a description of it. */
export type ExampleSide = readonly [why: string, set: Changes];

/** A change to a sample that causes a finding of the rule, and a similar one that doesn't. */
export interface RuleExample {
  /** Dotted path of the finding. */
  readonly at: string;
  readonly remarked: ExampleSide;
  readonly quiet: ExampleSide;
}

/** Examples by the id of their rule. */
export type RuleExamples = Readonly<Record<string, RuleExample>>;
