import type { Fix } from '@passmuster/findings';

/** Rules whose fixes write the same value in another notation: these may be applied together, without a look at each. */
const notations = /^(?:schema\/|postal\/postal-code$|business\/registration-number$)/u;

export const isNotation = ({ rule }: Fix): boolean => notations.test(rule);
