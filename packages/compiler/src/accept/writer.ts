import { ofNumbers } from '../action.ts';
import type { GuardedFactory } from '../form.ts';
import { fewOptions, sourceText, tests } from '../leaf.ts';
import type { Node, Path } from '../node.ts';
import { isGenuine, isPipe, runsLike } from '../recognise.ts';
import { conditions } from './conditions.ts';

/** A list or function that generated code imports by its name. */
export interface Import {
  readonly value: unknown;
  readonly name: string;
  /** Specifier of the module that exports it, as the generated module writes it. */
  readonly from: string;
}

/** Writes an expression that tells whether `value`, the name of a constant, is accepted. */
type Test = (value: string) => string;

/** The name of a function that tells whether a value is accepted, or that makes its output. */
interface Form {
  readonly name: string;
  /** Whether it makes the output, undefined for a refused value; it is the value itself otherwise. */
  readonly makes: boolean;
}

/** Collects the constants and functions of a module. */
export interface Writer {
  /** The name of a function that makes the output of the object at `path`. */
  readonly maker: (node: Node, path: Path) => string;
  readonly constants: () => readonly string[];
}

const unknownTo = (path: Path): TypeError =>
  new TypeError(`${path.join('.')} cannot be accepted without valibot`);

/** Whether `node` is valibot's own wrapper of one of these types; only `optional` may have a default. */
const isWrapper = (node: Node, ...types: readonly string[]): node is Node & { wrapped: Node } =>
  types.includes(node.type) &&
  isGenuine(node) &&
  !node.pipe &&
  node.wrapped !== undefined &&
  (node.default === undefined || node.type === 'optional');

export function createWriter(
  guarded: readonly GuardedFactory[],
  imports: readonly Import[],
): Writer {
  const constants = new Map<string, string>();

  /** A constant for `text`, made once. */
  function constant(prefix: string, text: string): string {
    const name = constants.get(text) ?? `${prefix}${constants.size}`;
    constants.set(text, name);
    return name;
  }

  const nameOf = (value: unknown): string | undefined =>
    imports.find((one) => one.value === value)?.name;

  function includes(node: Node): Test | undefined {
    const options = node.options ?? [];
    const texts = options.map(sourceText);
    if (texts.includes(undefined)) return undefined;
    if (texts.length <= fewOptions)
      return (value) => `(${texts.map((text) => `${value} === ${text}`).join(' || ') || 'false'})`;
    const list = nameOf(options) ?? `[${texts.join(', ')}]`;
    return (value) => `${constant('t', `/* @__PURE__ */ oneOf(${list})`)}(${value})`;
  }

  function pipe([root, ...actions]: readonly Node[]): Test | undefined {
    const first = root && test(root);
    const rest = root && conditions(root, actions, { nameOf, constant });
    // What is finite or an integer is a number.
    if (actions.some(({ requirement }) => ofNumbers.has(requirement)))
      return first && rest && ((value) => rest(`(${value} as number)`).join(' && '));
    return first && rest && ((value) => [first(value), ...rest(value)].join(' && '));
  }

  function nullable(node: Node): Test | undefined {
    const inner = isWrapper(node, 'nullable') && test(node.wrapped);
    return inner ? (value) => `(${value} === null || ${inner(value)})` : undefined;
  }

  /** How a schema is tested whose output is its input; undefined for any other. */
  function test(node: Node): Test | undefined {
    if (isPipe(node)) return pipe(node.pipe);
    if (!isGenuine(node)) return undefined;
    switch (node.type) {
      case 'nullable':
        return nullable(node);
      case 'picklist':
        return includes(node);
      case 'literal':
        return includes({ ...node, options: [node.literal] });
      case 'boolean':
      case 'null':
      case 'number':
      case 'string':
        return tests[node.type];
      default:
        return undefined;
    }
  }

  /** A function for a test; the one that it calls, where it does no more. */
  function testFunction(write: Test): string {
    const text = write('v');
    return /^(t\d+)\(v\)$/.exec(text)?.[1] ?? constant('t', `(v: unknown): boolean => ${text}`);
  }

  function form(node: Node, path: Path): Form {
    const write = test(node);
    return write
      ? { name: testFunction(write), makes: false }
      : { name: maker(node, path), makes: true };
  }

  function entry(node: Node, path: Path, key: string): string {
    const text = JSON.stringify(key);
    if (!isWrapper(node, 'optional', 'nullish')) {
      const { name, makes } = form(node, path);
      const read = `o[${text}] = `;
      return makes ? `(${read}${name}(i[${text}])) !== undefined` : `${name}(${read}i[${text}])`;
    }
    const inner = test(node.wrapped);
    if (!inner) throw unknownTo(path);
    if (node.default === undefined) {
      const write = (value: string): string =>
        node.type === 'nullish'
          ? `${value} === null || ${testFunction(inner)}(${value})`
          : inner(value);
      return `maybe(i, o, ${text}, ${testFunction(write)})`;
    }
    const by = sourceText(node.default);
    if (by === undefined) throw unknownTo(path);
    return `${testFunction(inner)}(o[${text}] = or(i[${text}], ${by}))`;
  }

  function object(node: Node, path: Path, guard: string): string {
    const entries = Object.entries(node.entries ?? {});
    if (entries.some(([key]) => key === '__proto__')) throw unknownTo(path);
    const tested = entries.map(([key, child]) => entry(child, [...path, 'entries', key], key));
    if (node.type === 'loose_object') tested.push('withRest(i, o)');
    const all = tested.join(' &&\n  ') || 'true';
    return constant('m', `/* @__PURE__ */ object(${guard}, (i, o) =>\n  ${all})`);
  }

  function array(node: Node, path: Path): string | undefined {
    if (!node.item) return undefined;
    const { name, makes } = form(node.item, [...path, 'item']);
    const item = makes ? name : `(item) => (${name}(item) ? item : undefined)`;
    return constant('m', `(v: unknown): unknown => list(v, ${item})`);
  }

  function objectOf(node: Node, path: Path): string | undefined {
    const guard = guarded.find(({ specimen }) => runsLike(node, specimen))?.guard;
    if (guard !== undefined) return object(node, path, guard);
    const isKnown = isGenuine(node) && !node.pipe && /^(?:loose_)?object$/.test(node.type);
    return isKnown ? object(node, path, 'isObject') : undefined;
  }

  function maker(node: Node, path: Path): string {
    let name = objectOf(node, path);
    if (name === undefined && isGenuine(node) && !node.pipe) {
      if (node.type === 'array') name = array(node, path);
      if (isWrapper(node, 'nullable')) {
        const inner = maker(node.wrapped, [...path, 'wrapped']);
        name = constant('m', `(v: unknown): unknown => (v === null ? null : ${inner}(v))`);
      }
    }
    if (name === undefined) throw unknownTo(path);
    return name;
  }

  return {
    maker: (node, path) => {
      const name = objectOf(node, path);
      if (name === undefined) throw unknownTo(path);
      return name;
    },
    constants: () => [...constants].map(([text, name]) => `const ${name} = ${text};`),
  };
}
