import type { CustomerValues, Path } from '@passmuster/form';
import { type Step, stepOf } from './steps.ts';

/** Returns the steps on which two versions of an application differ. */
export function changedSteps(one: CustomerValues, other: CustomerValues): ReadonlySet<Step> {
  const steps = new Set<Step>();
  compare(one, other, [], (path) => steps.add(stepOf(path)));
  return steps;
}

function compare(one: unknown, other: unknown, path: Path, onDifferent: (path: Path) => void) {
  if (Object.is(one, other)) return;
  if (!isBranch(one) || !isBranch(other)) return onDifferent(path);
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    compare(one[key], other[key], [...path, key], onDifferent);
  }
}

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
