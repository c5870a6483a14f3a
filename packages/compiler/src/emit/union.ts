import { isNode, type Node, type Path } from '../node.ts';
import { type Emitter, type Form, made, makerOf, tested, testOf } from './form.ts';

const optionsOf = (emitter: Emitter, node: Node, path: Path): readonly Form[] =>
  (node.options ?? []).flatMap((option, at) =>
    isNode(option) ? [emitter.form(option, [...path, 'options', at])] : [],
  );

const reason = 'objects that its first option refuses: the issues of that option may run code';

/**
 * Returns the form of `v.union`. A refused option creates issues, which may call a message or read the refused
 * object: an option counts only if no option before it could throw then. Otherwise valibot decides.
 */
function unionForm(emitter: Emitter, node: Node, path: Path): Form {
  const options = optionsOf(emitter, node, path);
  const [first, ...others] = options;
  if (!first) return tested(() => 'false', false);
  const takesUndefined = options.some((option) => option.takesUndefined);
  const loud = options.findIndex((option) => option.quiet !== true);
  const quiet = loud < 0 ? others : others.slice(0, loud);
  const isSimple = loud < 0 && options.every((option) => option.test);
  if (others.length > 0 && !isSimple) emitter.report(node, path, reason);
  const live = emitter.hasValibot && others.length > 0 ? emitter.live(path) : undefined;
  const otherwise = live === undefined ? 'refused' : `run(${live}, v)`;

  if (options.every((option) => option.test)) {
    const write = (value: string): string => {
      const tests = [first, ...quiet].map((one) =>
        one.test ? testOf(emitter, one.test, value) : '',
      );
      const [head = '', ...tail] = tests;
      const last = live === undefined ? 'false' : `run(${live}, ${value}) !== refused`;
      if (tail.length === 0) return others.length === 0 ? head : `(${head} || ${last})`;
      const then =
        quiet.length < others.length ? `(${tail.join(' || ')} || ${last})` : tail.join(' || ');
      return `(${head} || (isPrimitive(${value}) ? ${then} : ${last}))`;
    };
    return tested(write, takesUndefined, loud < 0);
  }
  const lines = ['(v: unknown): unknown => {', `  let r: unknown = ${first.make('v')};`];
  for (const option of quiet)
    lines.push(`  if (r === refused && isPrimitive(v)) r = ${option.make('v')};`);
  const end = others.length === 0 ? 'r' : `r === refused ? ${otherwise} : r`;
  return made(
    emitter.constant('m', [...lines, `  return ${end};`, '}'].join('\n')),
    takesUndefined,
  );
}

/** Returns the form of `v.variant`: by the first option whose discriminator is accepted. */
function variantForm(emitter: Emitter, node: Node, path: Path): Form | undefined {
  const { key, options = [] } = node;
  if (typeof key !== 'string' || key === '__proto__') return undefined;
  const branches: string[] = [];
  for (const [at, option] of options.entries()) {
    const entry = isNode(option) && option.type !== 'variant' ? option.entries?.[key] : undefined;
    if (!isNode(option) || !entry) return undefined;
    const own: Path = [...path, 'options', at];
    const { quiet, takesUndefined, test } = emitter.form(entry, [...own, 'entries', key]);
    if (!test || quiet !== true || takesUndefined) return undefined;
    branches.push(
      `  if (${testOf(emitter, test, 'd')}) return ${emitter.form(option, own).make('i')};`,
    );
  }
  const lines = [
    '(i: unknown): unknown => {',
    '  if (!isObject(i)) return refused;',
    `  const d = i[${JSON.stringify(key)}];`,
    '  if (!isPrimitive(d)) return refused;',
    ...branches,
    '  return refused;',
    '}',
  ];
  return made(emitter.constant('m', lines.join('\n')), false);
}

/** Returns the form of `v.intersect`, whose outputs are merged. */
function intersectForm(emitter: Emitter, node: Node, path: Path): Form {
  const options = optionsOf(emitter, node, path);
  if (options.length === 0) return tested(() => 'false', false);
  const makers = options.map((option) => makerOf(emitter, option));
  const items = emitter.constant('m', `[${makers.join(', ')}]`);
  const name = emitter.constant('m', `(v: unknown): unknown => intersect(v, ${items})`);
  return made(
    name,
    options.every((option) => option.takesUndefined),
  );
}

/** Returns the form of a schema with options; undefined for any other. */
export function optionsForm(emitter: Emitter, node: Node, path: Path): Form | undefined {
  if (node.type === 'union') return unionForm(emitter, node, path);
  if (node.type === 'variant') return variantForm(emitter, node, path);
  return node.type === 'intersect' ? intersectForm(emitter, node, path) : undefined;
}
