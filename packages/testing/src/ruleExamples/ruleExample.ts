import type { Changes } from '../changed.ts';

/** What is changed in the sample, and in words why. */
export type ExampleSide = readonly [why: string, set: Changes];

/** A change of a sample that gets the remark of a rule, and a close one that gets none. */
export interface RuleExample {
  /** Dotted path of the finding. */
  readonly at: string;
  readonly remarked: ExampleSide;
  readonly quiet: ExampleSide;
}

/** Examples by the id of their rule. */
export type RuleExamples = Readonly<Record<string, RuleExample>>;
