import type { Emitter, Fill, Form } from './form.ts';
import { sourceText } from './leaf.ts';
import type { Node, Path } from './node.ts';

interface Wrapper {
  /** Values that pass without being put to the wrapped schema. */
  readonly passing: readonly ('null' | 'undefined')[];
}

const wrappers: Readonly<Record<string, Wrapper>> = {
  exact_optional: { passing: [] },
  nullable: { passing: ['null'] },
  nullish: { passing: ['undefined', 'null'] },
  optional: { passing: ['undefined'] },
  undefinedable: { passing: ['undefined'] },
};

/** Types of which a key may be absent from an object. Source: valibot 1.5, `object`. */
export const isAbsentable = (node: Node): boolean =>
  ['exact_optional', 'nullish', 'optional'].includes(node.type);

const either = (value: string, { passing }: Wrapper): string =>
  passing.map((one) => `${value} === ${one}`).join(' || ');

function fillOf(node: Node, wrapper: Wrapper, by: string): Fill {
  if (node.type === 'exact_optional') return { when: (_, absent) => absent, by };
  if (node.type === 'nullish' && by === 'null') {
    return { when: (value) => `${value} === undefined`, by };
  }
  return { when: (value) => either(value, wrapper), by };
}

/**
 * The form of `optional`, `nullable`, `nullish`, `undefinedable` and `exactOptional`. `isAccepted` tells
 * whether the wrapped schema takes the default; a default that is made by a function, is an object or is
 * refused is left to valibot.
 */
export function wrapperForm(
  emitter: Emitter,
  node: Node,
  path: Path,
  isAccepted: (schema: Node, value: unknown) => boolean,
): Form | undefined {
  const wrapper = wrappers[node.type];
  if (!wrapper || !node.wrapped) return undefined;
  const inner = emitter.form(node.wrapped, [...path, 'wrapped']);
  if (inner.fill) return undefined;
  const by = sourceText(node.default);
  if (node.default !== undefined && by === undefined) return undefined;
  const nullDefault = by === 'null' && (node.type === 'nullish' || node.type === 'nullable');
  if (by !== undefined && !nullDefault && !isAccepted(node.wrapped, node.default)) return undefined;
  const { parse, take } = inner;
  const passes = wrapper.passing.length > 0;
  return {
    test: (value) =>
      passes ? `(${either(value, wrapper)} || ${inner.test(value)})` : inner.test(value),
    takesUndefined: inner.takesUndefined || wrapper.passing.includes('undefined'),
    ...(parse && {
      parse: (value: string) =>
        passes ? `(${either(value, wrapper)} ? ${value} : ${parse(value)})` : parse(value),
    }),
    ...(take && {
      take: (value: string) =>
        passes ? `(${either(value, wrapper)} ? ${value} : ${take(value)})` : take(value),
    }),
    ...(by !== undefined &&
      !(nullDefault && node.type === 'nullable') && { fill: fillOf(node, wrapper, by) }),
  };
}
