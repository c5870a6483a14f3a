import { actionTest, isLength, isNoOp, type Known } from './action.ts';
import type { Emitter, Form } from './form.ts';
import { knownOf } from './leaf.ts';
import type { Node, Path } from './node.ts';
import { isGenuine } from './recognise.ts';

const textMethods: Readonly<Record<string, string>> = {
  to_lower_case: 'toLowerCase',
  to_upper_case: 'toUpperCase',
  trim: 'trim',
  trim_end: 'trimEnd',
  trim_start: 'trimStart',
};

interface Step {
  readonly node: Node;
  readonly path: Path;
  /** Its number in the pipe. */
  readonly at: number;
}

/** The conditions under which the validations of a pipe say nothing; undefined if it is more than that. */
function plainTest(
  emitter: Emitter,
  first: Form,
  known: Known,
  steps: readonly Step[],
): ((value: string) => string) | undefined {
  if (first.fill || steps.some(({ node }) => node.kind !== 'validation')) return undefined;
  if (first.parse && !(known === 'array' && steps.every(({ node }) => isLength(node)))) {
    return undefined;
  }
  const cast = (value: string): string => (first.parse ? `(${value} as unknown[])` : value);
  return (value) =>
    [
      first.test(value),
      ...steps.map(({ node, path }) => actionTest(emitter, node, path, known, cast(value))),
    ].join(' && ');
}

function writeStep(emitter: Emitter, { node, path, at }: Step, known: Known, self: string) {
  const resume = `return resume(s, ${self}, ${at}, o, mark, typed);`;
  const typedAs = { string: 'as string', number: 'as number', array: 'as unknown[]', other: '' };
  const value = known === 'other' ? 'o' : `(o ${typedAs[known]})`;
  if (node.kind === 'validation') {
    const test = actionTest(emitter, node, path, known, value);
    return { lines: [`  if (!(${test})) ${resume}`], known, ends: false };
  }
  const method = isGenuine(node) ? textMethods[node.type] : undefined;
  if (method && known === 'string') {
    return { lines: [`  o = ${value}.${method}();`], known, ends: false };
  }
  if (node.type === 'transform' && isGenuine(node)) {
    const lines = [`  o = ${emitter.live(path)}.operation(o);`];
    return { lines, known: 'other' as const, ends: false };
  }
  if (node.kind === 'schema') {
    const form = emitter.form(node, path);
    if (!form.parse && !form.fill) {
      const lines = [`  if (!(${form.test('o')})) ${resume}`];
      return { lines, known: isGenuine(node) ? knownOf(node) : ('other' as const), ends: false };
    }
  }
  return { lines: [`  ${resume}`], known, ends: true };
}

function writePipe(
  emitter: Emitter,
  name: string,
  path: Path,
  first: Form,
  start: Known,
  steps: readonly Step[],
): string {
  const self = emitter.live(path);
  const lines = [`function ${name}(i: unknown, s: State): unknown {`];
  let value = 'i';
  if (first.fill) {
    value = 'f';
    lines.push(`  const f: unknown = ${first.fill.when('i', 'false')} ? ${first.fill.by} : i;`);
  }
  if (!first.parse) lines.push(`  if (!(${first.test(value)})) return run(s, ${self}, i);`);
  lines.push('  const mark = s.count;', '  const typed = s.typed;', '  s.typed = true;');
  lines.push(`  let o: unknown = ${first.parse?.(value) ?? value};`);
  if (first.parse) {
    lines.push(`  if (s.count !== mark) return resume(s, ${self}, 1, o, mark, typed);`);
  }
  let known = start;
  let ends = false;
  for (const step of steps) {
    if (ends) break;
    const written = writeStep(emitter, step, known, self);
    lines.push(...written.lines);
    ({ known, ends } = written);
  }
  if (!ends) lines.push('  s.typed = typed;', '  return o;');
  return [...lines, '}'].join('\n');
}

/** What takes an array whose length alone is validated. */
function takeArray(
  emitter: Emitter,
  take: (value: string) => string,
  steps: readonly Step[],
): (value: string) => string {
  return (value) => {
    const tests = steps.map(({ node, path }) => actionTest(emitter, node, path, 'array', value));
    return `(${[`Array.isArray(${value})`, ...tests].join(' && ')} ? ${take(value)} : REFUSED)`;
  };
}

/** The form of `pipe`. Actions that are not known are run by valibot, from the first of them on. */
export function pipeForm(emitter: Emitter, pipe: readonly Node[], path: Path, opaque: Form): Form {
  const [root, ...rest] = pipe;
  if (!root) return opaque;
  const rootPath: Path = [...path, 'pipe', 0];
  const first = emitter.form(root, rootPath);
  const known = isGenuine(root) && !root.pipe ? knownOf(root) : 'other';
  const steps = rest
    .map((node, at) => ({ node, path: [...path, 'pipe', at + 1] as const, at: at + 1 }))
    .filter(({ node }) => !isNoOp(node));
  if (steps.length === 0) return first;
  const test = plainTest(emitter, first, known, steps);
  const { takesUndefined } = first;
  if (test && !first.parse) return { test, takesUndefined };
  const parser = (): string =>
    emitter.define('parse', path, (name) => writePipe(emitter, name, path, first, known, steps));
  return {
    test: test ?? ((value) => `yields(${parser()}, ${value})`),
    parse: (value) => `${parser()}(${value}, s)`,
    ...(test && first.take && { take: takeArray(emitter, first.take, steps) }),
    takesUndefined,
  };
}
