import { rulesFor } from '../rulesFor.ts';
import type { Guard } from '../subjectRule.ts';

interface Person {
  readonly height: number;
  readonly weight: number;
}
export const { defineRule } = rulesFor<{
  readonly name: string;
  readonly limit: number;
  readonly people: readonly Person[];
  readonly crew: readonly { readonly people: readonly Person[] }[];
}>();

export const isNumber: Guard<number> = (value): value is number => typeof value === 'number';
/** The day of the reviews. */
export const asOf = '2026-11-21';

/** What the rules of these tests have in common. */
export const about = {
  severity: 'error',
  basis: 'practice',
  source: { title: 'A book' },
  message: 'Wrong',
  remedy: 'Fix it',
} as const;

export const tall = defineRule({
  ...about,
  id: 'person/tall',
  message: 'Under {least} cm',
  each: 'people',
  reads: { height: isNumber },
  check({ height }, { report }) {
    if (height < 180) report(['height'], { least: 180 });
  },
});
export const tooMany = defineRule({
  ...about,
  id: 'crew/too-heavy',
  severity: 'warning',
  reads: { 'people.*.weight': isNumber, limit: isNumber },
  check({ 'people.*.weight': weights, limit }, { report }) {
    if (weights.reduce((sum, weight) => sum + weight, 0) > limit) report(['people']);
  },
});
export const overLimit = defineRule({
  ...about,
  id: 'person/over-limit',
  severity: 'info',
  each: ['people', 'crew.*.people'],
  reads: { weight: isNumber, '/limit': isNumber },
  check({ weight, '/limit': limit }, { report }) {
    if (weight > limit) report(['weight']);
  },
});
export const broken = defineRule({
  ...about,
  id: 'rule/broken',
  reads: { name: (value: unknown): value is string => typeof value === 'string' },
  check({ name }) {
    throw new Error(name);
  },
});
/** All four, not in the order of their severity. */
export const rules = [overLimit, tooMany, tall, broken];
