import type { Node, Path } from '../node.ts';
import { type Emitter, type Form, made, tested, testOf } from './form.ts';
import { literalText } from './literalText.ts';

type Test = (value: string) => string;

const isUndefined: Test = (value) => `${value} === undefined`;
const isNull: Test = (value) => `${value} === null`;
const isNothing: Test = (value) => `(${value} === null || ${value} === undefined)`;

/** What each wrapper accepts besides the wrapped schema. */
const added: Readonly<Record<string, Test>> = {
  nullable: isNull,
  nullish: isNothing,
  optional: isUndefined,
  undefinedable: isUndefined,
};

/** What each wrapper refuses. */
const removed: Readonly<Record<string, Test>> = {
  non_nullable: isNull,
  non_nullish: isNothing,
  non_optional: isUndefined,
};

const write = (emitter: Emitter, lines: readonly string[], takesUndefined: boolean): Form =>
  made(
    emitter.constant(
      'm',
      lines.length === 1
        ? `(v: unknown): unknown => ${lines[0]}`
        : ['(v: unknown): unknown => {', ...lines.map((line) => `  ${line}`), '}'].join('\n'),
    ),
    takesUndefined,
  );

/** Returns the form of a wrapper such as `v.optional` or `v.nonNullish`; undefined for any other schema. */
export function wrapperForm(emitter: Emitter, node: Node, path: Path): Form | undefined {
  if (!node.wrapped) return undefined;
  const inner = emitter.form(node.wrapped, [...path, 'wrapped']);
  if (node.type === 'exact_optional') return inner;
  const without = removed[node.type];
  if (without) {
    const { test } = inner;
    if (test)
      return tested(
        (value) => `!(${without(value)}) && ${testOf(emitter, test, value)}`,
        inner.takesUndefined,
      );
    const lines = [
      `if (${without('v')}) return refused;`,
      `const r = ${inner.make('v')};`,
      `return ${without('r')} ? refused : r;`,
    ];
    return write(emitter, lines, inner.takesUndefined);
  }
  const isAdded = added[node.type];
  if (!isAdded) return undefined;
  const takesUndefined = node.type !== 'nullable' || inner.takesUndefined;
  if (node.default === undefined) {
    const { test } = inner;
    if (test)
      return tested(
        (value) => `(${isAdded(value)} || ${testOf(emitter, test, value)})`,
        takesUndefined,
        inner.quiet === true,
      );
    return write(emitter, [`(${isAdded('v')} ? v : ${inner.make('v')})`], takesUndefined);
  }
  const by = literalText(node.default) ?? `defaultFor(${emitter.live(path)}, v)`;
  const lines = [
    `if (!${isAdded('v').replace(/^(?!\()(.*)$/, '($1)')}) return ${inner.make('v')};`,
    `const d: unknown = ${by};`,
    `return ${isAdded('d')} ? d : ${inner.make('d')};`,
  ];
  return write(emitter, lines, true);
}
