import type { Totals } from './totals.ts';

/** From which severity on a command exits with 1; `never`: with 0 whatever is found, for engines that read the output. */
export const failOnSettings = ['error', 'warning', 'never'] as const;
export type FailOn = (typeof failOnSettings)[number];

/** Returns true if what was found makes the command exit with 1. */
export const isFailure = (failOn: FailOn, { error, warning }: Pick<Totals, 'error' | 'warning'>) =>
  failOn !== 'never' && (error > 0 || (failOn === 'warning' && warning > 0));
