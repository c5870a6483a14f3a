import type { Finding } from '@passmuster/findings';

/** Checks one value. Never throws on data. Overrides of rules are applied by the caller. */
export type Check = (value: unknown) => readonly Finding[];
