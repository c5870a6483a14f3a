import type { Fix } from '@passmuster/findings';

/** What a fix enters at one place. */
export type FixChange = Fix['changes'][number];

/** Rules whose fixes write the same value in another notation: these may be applied together, without a look at each. */
const notations = /^(?:schema\/|postal\/postal-code$|business\/registration-number$)/u;

export const isNotation = ({ rule }: Fix): boolean => notations.test(rule);
