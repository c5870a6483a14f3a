import type { Node, Path } from '../node.ts';
import { type Emitter, type Form, tested } from './form.ts';
import { literalText } from './literalText.ts';

/** Lists of at most this many values are compared one by one. */
const fewOptions = 3;

/** An expression that is true for the values of a type. */
const tests: Readonly<Record<string, (value: string) => string>> = {
  any: () => 'true',
  bigint: (value) => `typeof ${value} === "bigint"`,
  boolean: (value) => `typeof ${value} === "boolean"`,
  date: (value) => `(${value} instanceof Date && !isNaN(+${value}))`,
  function: (value) => `typeof ${value} === "function"`,
  nan: (value) => `Number.isNaN(${value})`,
  never: () => 'false',
  null: (value) => `${value} === null`,
  number: (value) => `(typeof ${value} === "number" && ${value} === ${value})`,
  string: (value) => `typeof ${value} === "string"`,
  symbol: (value) => `typeof ${value} === "symbol"`,
  undefined: (value) => `${value} === undefined`,
  unknown: () => 'true',
  void: (value) => `${value} === undefined`,
};

const accepting: readonly string[] = ['any', 'undefined', 'unknown', 'void'];

function isOneOf(emitter: Emitter, options: readonly unknown[], live: () => string) {
  const texts = options.map(literalText);
  if (texts.length <= fewOptions && !texts.includes(undefined))
    return (value: string) =>
      texts.length === 0
        ? 'false'
        : `(${texts.map((text) => `${value} === ${text}`).join(' || ')})`;
  const written = texts.includes(undefined) ? undefined : `[${texts.join(', ')}]`;
  const list = emitter.nameOf(options) ?? (emitter.hasValibot ? live() : written);
  if (list === undefined) return undefined;
  const name = emitter.constant('t', `/* @__PURE__ */ oneOf(${list})`);
  return (value: string) => `${name}(${value})`;
}

/** Returns the form of a schema without parts; undefined for any other. */
export function leafForm(emitter: Emitter, node: Node, path: Path): Form | undefined {
  const quiet = typeof node.message !== 'function';
  const live = (): string => emitter.live(path);
  const simple = tests[node.type];
  if (simple) return tested(simple, accepting.includes(node.type), quiet);
  if (node.type === 'literal' || node.type === 'picklist' || node.type === 'enum') {
    const options = node.type === 'literal' ? [node.literal] : (node.options ?? []);
    const list = (): string =>
      node.type === 'literal' ? `[${live()}.literal]` : `${live()}.options`;
    const test = isOneOf(emitter, options, list);
    return test && tested(test, options.includes(undefined), quiet);
  }
  if (node.type === 'instance')
    return tested((value) => `${value} instanceof ${live()}.class`, false, quiet);
  if (node.type !== 'custom') return undefined;
  const name = emitter.nameOf(Reflect.get(node, 'check')) ?? `${live()}.check`;
  return tested((value) => `${name}(${value})`, true, quiet);
}
