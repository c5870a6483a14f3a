import { meaningOf } from '../meaning/meaningOf.ts';
import type { Node, Path } from '../node.ts';
import { type Emitter, type Form, made, makerOf, tested, testOf } from './form.ts';

/** What is known about a value when an action runs. */
type Known = 'string' | 'number' | 'array' | 'other';

const comparisons: Readonly<Record<string, string>> = {
  length: '===',
  min_length: '>=',
  max_length: '<=',
  min_value: '>=',
  max_value: '<=',
};

const casts: Readonly<Record<Known, string>> = {
  array: ' as unknown[]',
  number: ' as number',
  other: '',
  string: ' as string',
};

const methods: Readonly<Record<string, string>> = {
  to_lower_case: 'toLowerCase',
  to_upper_case: 'toUpperCase',
  trim: 'trim',
  trim_end: 'trimEnd',
  trim_start: 'trimStart',
};

const ofNumbers: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [Number.isFinite, 'Number.isFinite'],
  [Number.isInteger, 'Number.isInteger'],
  [Number.isSafeInteger, 'Number.isSafeInteger'],
]);

/** Returns the test of a length or a bound, undefined for any other action. */
function boundTest(meaning: string, bound: unknown, known: Known) {
  const hasLength = known === 'string' || known === 'array';
  if (meaning === 'non_empty' && hasLength) return (value: string) => `${value}.length > 0`;
  if (typeof bound !== 'number' || Number.isNaN(bound)) return undefined;
  const comparison = comparisons[meaning];
  if (hasLength && meaning.endsWith('length'))
    return (value: string) => `${value}.length ${comparison} ${bound}`;
  if (known === 'number' && meaning.endsWith('value'))
    return (value: string) => `${value} ${comparison} ${bound}`;
  if (known !== 'string' || !meaning.endsWith('code_points')) return undefined;
  // A text has at least half as many code points as UTF-16 units, and at most as many.
  if (meaning === 'max_code_points')
    return (value: string) => `(${value}.length <= ${bound} || codePoints(${value}) <= ${bound})`;
  return (value: string) => `(${value}.length >= ${bound * 2} || codePoints(${value}) >= ${bound})`;
}

/** Returns whether `value` is a regular expression that can be written out and has no state. */
const isPlainPattern = (value: unknown): value is RegExp =>
  value instanceof RegExp &&
  Object.getPrototypeOf(value) === RegExp.prototype &&
  Reflect.ownKeys(value).length === 1 &&
  !value.global &&
  !value.sticky;

type Test = (value: string) => string;

/** Returns how the action `node` tests a value; undefined if only valibot can. */
function actionTest(emitter: Emitter, node: Node, path: Path, known: Known): Test | undefined {
  const meaning = meaningOf(node);
  if (meaning === undefined) return undefined;
  const { requirement } = node;
  if (meaning === 'pattern' && known === 'string' && isPlainPattern(requirement)) {
    const name = emitter.constant('p', String(requirement));
    return (value) => `${name}.test(${value})`;
  }
  // The parts of a pipe that come before have accepted the value, so a check of some fields runs, wherever its issue points.
  const isRequirement =
    meaning === 'requirement' ||
    meaning === 'partial_check' ||
    (meaning === 'forward' && (node.type === 'check' || node.type === 'partial_check'));
  if (!isRequirement) return boundTest(meaning, requirement, known);
  const name =
    ofNumbers.get(requirement) ??
    emitter.nameOf(requirement) ??
    (emitter.hasValibot ? `${emitter.live(path)}.requirement` : undefined);
  return name === undefined ? undefined : (value) => `${name}(${value})`;
}

const knownOf = (node: Node): Known =>
  node.type === 'string' || node.type === 'number' || node.type === 'array' ? node.type : 'other';

const isSilent = (node: Node): boolean =>
  node.kind === 'metadata' || meaningOf(node) === 'unchanged';

const refuseIf = '  if (r === refused) return refused;';

/** Returns the form of `v.pipe`. */
export function pipeForm(emitter: Emitter, pipe: readonly Node[], path: Path): Form | undefined {
  const [root, ...items] = pipe;
  if (!root) return undefined;
  const at = (index: number): Path => [...path, 'pipe', index];
  const first = emitter.form(root, at(0));
  const steps = items
    .map((node, index) => ({ node, path: at(index + 1) }))
    .filter(({ node }) => !isSilent(node));
  const known = meaningOf(root) === undefined || root.pipe ? 'other' : knownOf(root);
  const { test } = first;
  if (!test || steps.some(({ node }) => node.kind !== 'validation'))
    return made(writeSteps(emitter, first, steps, known), first.takesUndefined);
  const tests = steps.map((step) => actionTest(emitter, step.node, step.path, known));
  if (tests.includes(undefined))
    return made(writeSteps(emitter, first, steps, known), first.takesUndefined);
  // A value that is finite or compares with a number is not NaN.
  const refusesNaN =
    known === 'number' &&
    steps.some(
      ({ node }) => ofNumbers.has(node.requirement) || /^m.._value$/.test(meaningOf(node) ?? ''),
    );
  // A test of type stays in place, since it narrows the value for the tests that follow.
  const write = (value: string): readonly string[] => [
    known === 'other'
      ? testOf(emitter, test, value)
      : refusesNaN
        ? `typeof ${value} === "number"`
        : test(value),
    ...tests.map((one) => one?.(value) ?? ''),
  ];
  const quiet =
    first.quiet === true && steps.every(({ node }) => typeof node.message !== 'function');
  return tested((value) => write(value).join(' && '), first.takesUndefined, quiet);
}

interface Step {
  readonly node: Node;
  readonly path: Path;
}

interface Written {
  readonly lines: readonly string[];
  readonly known: Known;
}

/** Returns the statements that run one item on `r`, and what is known about `r` afterwards. */
function writeStep(emitter: Emitter, { node, path }: Step, known: Known): Written {
  const value = known === 'other' ? 'r' : `(r${casts[known]})`;
  const meaning = meaningOf(node);
  const test = node.kind === 'validation' && actionTest(emitter, node, path, known);
  if (test) return { lines: [`  if (!(${test(value)})) return refused;`], known };
  if (node.kind === 'schema') {
    const maker = makerOf(emitter, emitter.form(node, path));
    const after = meaning === undefined || node.pipe ? 'other' : knownOf(node);
    return { lines: [`  r = ${maker}(r);`, refuseIf], known: after };
  }
  const method = known === 'string' ? methods[meaning ?? ''] : undefined;
  if (method !== undefined) return { lines: [`  r = ${value}.${method}();`], known };
  if (meaning === 'transform')
    return { lines: [`  r = ${emitter.live(path)}.operation(r);`], known: 'other' };
  emitter.report(node, path, 'an action without code of its own');
  const after = node.kind === 'validation' ? known : 'other';
  return { lines: [`  r = next(${emitter.live(path)}, r);`, refuseIf], known: after };
}

/** Writes a function that takes the items of a pipe one after the other. */
function writeSteps(emitter: Emitter, first: Form, steps: readonly Step[], root: Known): string {
  let known = root;
  const lines = [`  let r: unknown = ${first.make('v')};`, refuseIf];
  for (const step of steps) {
    const written = writeStep(emitter, step, known);
    lines.push(...written.lines);
    known = written.known;
  }
  const text = ['(v: unknown): unknown => {', ...lines, '  return r;', '}'].join('\n');
  return emitter.constant('m', text);
}
