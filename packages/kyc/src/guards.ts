import type { Guard } from '@passmuster/findings';

/** Text with something to read in it. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

export const isFiniteNumber = (value: unknown): value is number => Number.isFinite(value);

/** An amount as the API takes it. */
export const isAmount = (value: unknown): value is number => isFiniteNumber(value) && value >= 0;

/** A share in per cent, 0 to 100. */
export const isPercentage = (value: unknown): value is number => isAmount(value) && value <= 100;

/** A flag of the API: one that is left out counts as false. */
export const isFlag = (value: unknown): value is boolean | undefined =>
  value === undefined || typeof value === 'boolean';

/** Anything, also nothing: for rules that look for one value among many. */
export const isAnything = (_value: unknown): _value is unknown => true;

/** A member of a closed list. */
export function isOneOf<const Member extends string>(members: readonly Member[]): Guard<Member> {
  const set: ReadonlySet<unknown> = new Set(members);
  return (value): value is Member => set.has(value);
}
