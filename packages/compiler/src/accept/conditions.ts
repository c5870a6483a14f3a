import { genuineTest, isNoOp, ofNumbers } from '../action.ts';
import { knownOf } from '../leaf.ts';
import type { Node } from '../node.ts';
import { isPattern, isRequirement } from '../recognise.ts';

interface Names {
  /** The name of a function that generated code can import. */
  readonly nameOf: (value: unknown) => string | undefined;
  /** The name of a constant that holds `text`. */
  readonly constant: (prefix: string, text: string) => string;
}

/** Expressions that are true where the actions after `root` say nothing; undefined if one is not known. */
export function conditions(
  root: Node,
  actions: readonly Node[],
  { nameOf, constant }: Names,
): ((value: string) => readonly string[]) | undefined {
  const known = knownOf(root);
  const write = (node: Node, value: string): string | undefined => {
    if (isPattern(node) && known === 'string' && !/[gy]/.test(node.requirement.flags))
      return `${constant('p', String(node.requirement))}.test(${value})`;
    if (!isRequirement(node)) return genuineTest(node, known, value);
    const name = ofNumbers.get(node.requirement) ?? nameOf(node.requirement);
    return name === undefined ? undefined : `${name}(${value})`;
  };
  const steps = actions.filter((node) => !isNoOp(node));
  if (steps.some((node) => node.kind !== 'validation' || write(node, 'v') === undefined))
    return undefined;
  return (value) => steps.map((node) => write(node, value) ?? '');
}
