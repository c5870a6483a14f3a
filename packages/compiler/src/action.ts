import type { Emitter } from './form.ts';
import type { Node, Path } from './node.ts';
import { isGenuine, isPattern, isRequirement } from './recognise.ts';

/** What is known of the value by the time an action sees it. */
export type Known = 'string' | 'number' | 'array' | 'other';

/** Transformations that leave the value as it is. */
export const isNoOp = (node: Node): boolean =>
  node.kind === 'metadata' ||
  (isGenuine(node) && ['brand', 'flavor', 'readonly'].includes(node.type));

const comparisons: Readonly<Record<string, string>> = {
  length: '===',
  min_length: '>=',
  max_length: '<=',
  min_value: '>=',
  max_value: '<=',
};

/** Whether the action looks at the length only, which an array and its output have in common. */
export const isLength = (node: Node): boolean =>
  isGenuine(node) && ['length', 'min_length', 'max_length', 'non_empty'].includes(node.type);

function lengthTest({ type, requirement }: Node, value: string): string | undefined {
  if (type === 'non_empty') return `${value}.length > 0`;
  return typeof requirement === 'number' && type.endsWith('length')
    ? `${value}.length ${comparisons[type]} ${requirement}`
    : undefined;
}

/** A text has at least half as many code points as it has UTF-16 units, and at most as many. */
function codePointTest({ type, requirement }: Node, value: string): string | undefined {
  if (typeof requirement !== 'number') return undefined;
  if (type === 'max_code_points') {
    return `(${value}.length <= ${requirement} || codePoints(${value}) <= ${requirement})`;
  }
  if (type !== 'min_code_points') return undefined;
  if (requirement <= 1) return `${value}.length >= ${requirement}`;
  return `(${value}.length >= ${requirement * 2} || codePoints(${value}) >= ${requirement})`;
}

function boundTest({ type, requirement }: Node, value: string): string | undefined {
  return typeof requirement === 'number' && type.endsWith('value')
    ? `${value} ${comparisons[type]} ${requirement}`
    : undefined;
}

/** The test of a length or a bound, undefined for any other action. */
export function genuineTest(node: Node, known: Known, value: string): string | undefined {
  if (!isGenuine(node) || Number.isNaN(node.requirement)) return undefined;
  switch (known) {
    case 'array':
      return lengthTest(node, value);
    case 'string':
      return lengthTest(node, value) ?? codePointTest(node, value);
    case 'number':
      return boundTest(node, value);
    case 'other':
      return undefined;
  }
}

/** Verdicts on numbers that generated code asks for by name. */
export const ofNumbers: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [Number.isFinite, 'Number.isFinite'],
  [Number.isInteger, 'Number.isInteger'],
  [Number.isSafeInteger, 'Number.isSafeInteger'],
]);

/**
 * An expression that is true exactly if the validation `node` has nothing to say about `value`, a
 * value that its schema accepts. An unknown validation is asked itself.
 */
export function actionTest(
  emitter: Emitter,
  node: Node,
  path: Path,
  known: Known,
  value: string,
): string {
  if (isPattern(node) && known === 'string' && !/[gy]/.test(node.requirement.flags)) {
    const call = emitter.substituteOf(node.requirement) ?? `${emitter.pattern(path)}.test`;
    return `${call}(${value})`;
  }
  if (isRequirement(node)) {
    const substitute = known === 'string' ? emitter.substituteOf(node.requirement) : undefined;
    const call = ofNumbers.get(node.requirement) ?? substitute;
    return `${call ?? `${emitter.live(path)}.requirement`}(${value})`;
  }
  return genuineTest(node, known, value) ?? `passes(${emitter.live(path)}, ${value})`;
}
