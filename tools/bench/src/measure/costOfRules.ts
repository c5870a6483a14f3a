import { definePreset, type Preset, type SubjectRule } from '@passmuster/findings';
import { roundsOf } from './quick.ts';

/** One rule, and what its checks take in one review. */
export interface RuleCost {
  readonly rule: string;
  /** Nanoseconds. What rules share, such as a phone number that is read once, counts for the first that needs it. */
  readonly time: number;
}

/**
 * Returns the rules of a preset by what their checks take in a review, the most expensive first. `review` reviews one
 * application with the preset that it is given. Half of the runs go first and don't count.
 */
export function costOfRules(
  preset: Preset,
  review: (preset: Preset, at: number) => void,
): readonly RuleCost[] {
  const times = new Map<string, number>();
  const timed = (rule: SubjectRule): SubjectRule => ({
    ...rule,
    check(values, context) {
      const start = performance.now();
      rule.check(values, context);
      times.set(rule.id, (times.get(rule.id) ?? 0) + performance.now() - start);
    },
  });
  const measured = definePreset(preset.name, preset.rules.map(timed));
  const runs = roundsOf(4000);
  for (let at = 0; at < runs; at++) review(measured, at);
  times.clear();
  for (let at = 0; at < runs; at++) review(measured, at);
  return [...times]
    .map(([rule, time]) => ({ rule, time: (time * 1e6) / runs }))
    .sort((a, b) => b.time - a.time);
}
