import type { Totals } from './totals.ts';

/**
 * What makes a command exit with 1: `error`, that something is blocked; `warning`, also that something is to be looked at;
 * `never`, nothing that is found, for engines that read the output.
 */
export const failOnSettings = ['error', 'warning', 'never'] as const;
export type FailOn = (typeof failOnSettings)[number];

/** Nothing is passed over unless a person says so. */
export const defaultFailOn: FailOn = 'warning';

/** Returns true if what was found makes the command exit with 1. */
export const isFailure = (failOn: FailOn, { blocked, look }: Pick<Totals, 'blocked' | 'look'>) =>
  failOn !== 'never' && (blocked > 0 || (failOn === 'warning' && look > 0));
