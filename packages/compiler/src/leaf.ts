import type { Known } from './action.ts';
import type { Emitter, Form } from './form.ts';
import { hasLongText, lengthSwitch } from './lengthSwitch.ts';
import type { Node, Path } from './node.ts';

/** More options than this are looked up in a set. */
export const fewOptions = 3;

const isSimple = (value: unknown): value is string | number | boolean | null =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0));

/** `value` as source text, if it is one that JSON can carry. */
export const sourceText = (value: unknown): string | undefined =>
  isSimple(value) ? JSON.stringify(value) : undefined;

/** An expression that is true for the values of a type. */
export const tests: Readonly<Record<string, (value: string) => string>> = {
  any: () => 'true',
  bigint: (value) => `typeof ${value} === "bigint"`,
  boolean: (value) => `typeof ${value} === "boolean"`,
  null: (value) => `${value} === null`,
  number: (value) => `(typeof ${value} === "number" && !Number.isNaN(${value}))`,
  string: (value) => `typeof ${value} === "string"`,
  undefined: (value) => `${value} === undefined`,
  unknown: () => 'true',
};

function equals(node: Node): ((value: string) => string) | undefined {
  const text = sourceText(node.literal);
  return text === undefined ? undefined : (value) => `${value} === ${text}`;
}

const isText = (option: unknown): option is string => typeof option === 'string';

function includes(emitter: Emitter, node: Node, path: Path): (value: string) => string {
  const options = node.options ?? [];
  const texts = options.map(sourceText);
  if (texts.length > 0 && texts.length <= fewOptions && !texts.includes(undefined)) {
    return (value) => `(${texts.map((text) => `${value} === ${text}`).join(' || ')})`;
  }
  if (options.every(isText) && hasLongText(options)) {
    const name = emitter.define('isOneOf', path, (own) => lengthSwitch(own, options));
    return (value) => `${name}(${value})`;
  }
  return (value) => `${emitter.members(path)}.has(${value})`;
}

/** The type of the values that a genuine leaf accepts, as far as actions need it. */
export function knownOf(node: Node): Known {
  if (node.type === 'string' || node.type === 'number' || node.type === 'array') return node.type;
  return 'other';
}

/** The form of a schema without parts, whose output is its input. */
export function leafForm(emitter: Emitter, node: Node, path: Path): Form | undefined {
  const simple = tests[node.type];
  if (simple) return { test: simple, takesUndefined: /^(any|undefined|unknown)$/.test(node.type) };
  if (node.type === 'literal') {
    const test = equals(node);
    return test && { test, takesUndefined: false };
  }
  if (node.type === 'picklist') {
    return {
      test: includes(emitter, node, path),
      takesUndefined: node.options?.includes(undefined) ?? true,
    };
  }
  if (node.type === 'custom') {
    return { test: (value) => `${emitter.live(path)}.check(${value})`, takesUndefined: true };
  }
  return undefined;
}
