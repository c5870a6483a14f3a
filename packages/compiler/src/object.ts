import type { Emitter, Form, GuardedFactory } from './form.ts';
import type { Node, Path } from './node.ts';
import { isGenuine } from './recognise.ts';
import { isAbsentable } from './wrapper.ts';

interface Entry {
  readonly key: string;
  /** The key as source text. */
  readonly text: string;
  readonly node: Node;
  readonly form: Form;
  /** Whether an accepted object may lack the key in its output. */
  readonly mayBeAbsent: boolean;
  /** Whether an absent key needs valibot's own rules: wrappers under a pipe or another method. */
  readonly special: boolean;
}

function entriesOf(emitter: Emitter, node: Node, path: Path): readonly Entry[] {
  const entries: Entry[] = [];
  for (const key in node.entries) {
    const child = node.entries[key];
    if (!child) continue;
    const form = emitter.form(child, [...path, 'entries', key]);
    const mayBeAbsent = isAbsentable(child) && child.default === undefined;
    const special =
      form.opaque === true ||
      child.fallback !== undefined ||
      (isAbsentable(child) && !(isGenuine(child) && !child.pipe));
    entries.push({ key, text: JSON.stringify(key), node: child, form, mayBeAbsent, special });
  }
  return entries;
}

const isObject = (value: string): string => `typeof ${value} === "object" && ${value} !== null`;

const readEntry = ({ text }: Entry, at: number): string => `  const v${at} = r[${text}];`;

/** Statements that give `refusal` for what is no such object, and read the first key of any other. */
function open(
  guard: GuardedFactory | undefined,
  refusal: string,
  before: readonly string[],
  entries: readonly Entry[],
): readonly string[] {
  const first = entries.slice(0, 1).map(readEntry);
  const reads = ['  const r = i as Fields;', ...before, ...first];
  if (!guard) return [`  if (!(${isObject('i')})) return ${refusal};`, ...reads];
  if (guard.passesPlain !== true) return [`  if (!${guard.guard}(i)) return ${refusal};`, ...reads];
  return [
    `  if (!(${isObject('i')})) return ${refusal};`,
    ...reads,
    `  if (Object.getPrototypeOf(i) !== Object.prototype && !${guard.guard}(i)) return ${refusal};`,
  ];
}

/** An expression that is true where the entry is accepted as it was read. */
function entryTest(
  { form, node, text, special }: Entry,
  object: () => string,
  value: string,
): string {
  if (special) return `entryPasses(${object()}, r, ${text}, ${value})`;
  const test = form.test(value);
  if (node.type === 'exact_optional') {
    return `(${value} === undefined && !(${text} in r) || ${test})`;
  }
  if (isAbsentable(node) || !form.takesUndefined) return test;
  return `(${value} !== undefined || ${text} in r) && ${test}`;
}

/** Statements that set `o…`, the output of one entry, from `v…`, what was read. */
function parseEntry(entry: Entry, object: string, at: number): readonly string[] {
  const { form, node, text, mayBeAbsent } = entry;
  const [raw, output] = [`v${at}`, `o${at}`];
  const other = `entry(s, ${object}, r, ${text}, ${raw})`;
  if (entry.special) return [`  const ${output} = ${other};`];

  const absent = `${raw} === undefined && !(${text} in r)`;
  const value = form.fill ? `f${at}` : raw;
  const filled = form.fill
    ? [`  const ${value}: unknown = ${form.fill.when(raw, absent)} ? ${form.fill.by} : ${raw};`]
    : [];
  const needsKey = !isAbsentable(node) && form.takesUndefined;
  if (!form.parse) {
    const test = needsKey ? `!(${absent}) && ${form.test(value)}` : form.test(value);
    const taken = `${test} ? ${value} : ${other}`;
    return [
      ...filled,
      `  const ${output} = ${mayBeAbsent ? `${absent} ? ABSENT : ${taken}` : taken};`,
    ];
  }
  const unread = needsKey ? absent : `${value} === undefined`;
  return [
    ...filled,
    `  let ${output}: unknown;`,
    `  if (${unread}) ${output} = ${mayBeAbsent ? `!(${text} in r) ? ABSENT : ${other}` : other};`,
    '  else {',
    '    const from = s.count;',
    `    ${output} = ${form.parse(value)};`,
    `    if (s.count !== from) prefix(s, from, "object", r, ${text}, ${raw});`,
    '  }',
  ];
}

/** Statements that set `o…` from `v…`, or return `REFUSED`; undefined where only `parse` can tell. */
function takeEntry(entry: Entry, at: number): readonly string[] | undefined {
  const { form, node, text, mayBeAbsent } = entry;
  if (entry.special || (form.parse && !form.take)) return undefined;
  const [raw, output] = [`v${at}`, `o${at}`];
  const absent = `${raw} === undefined && !(${text} in r)`;
  const value = form.fill ? `f${at}` : raw;
  const lines = form.fill
    ? [`  const ${value}: unknown = ${form.fill.when(raw, absent)} ? ${form.fill.by} : ${raw};`]
    : [];
  if (!isAbsentable(node) && form.takesUndefined) lines.push(`  if (${absent}) return REFUSED;`);
  const unlessAbsent = mayBeAbsent ? `${absent} ? ABSENT : ` : '';
  if (form.take) {
    lines.push(`  const ${output} = ${unlessAbsent}${form.take(value)};`);
    return [...lines, `  if (${output} === REFUSED) return REFUSED;`];
  }
  const test = form.test(value);
  const passes = mayBeAbsent && !form.takesUndefined ? `${absent} || ${test}` : test;
  lines.push(`  if (!(${passes})) return REFUSED;`);
  return [...lines, `  const ${output} = ${unlessAbsent}${value};`];
}

type Numbered = readonly (readonly [entry: Entry, at: number])[];

const literal = (entries: Numbered, indent: string): string =>
  `{\n${entries.map(([{ text }, at]) => `${indent}  ${text}: o${at},\n`).join('')}${indent}}`;

/** Up to this many keys that may be absent, each combination gets a literal of its own: that is fastest. */
const fewAbsent = 2;

function literals(entries: Numbered, open: Numbered, indent: string): string {
  const [first, ...rest] = open;
  if (!first) return literal(entries, indent);
  const without = entries.filter((entry) => entry !== first);
  return [
    `o${first[1]} === ABSENT`,
    `${indent}  ? ${literals(without, rest, `${indent}  `)}`,
    `${indent}  : ${literals(entries, rest, `${indent}  `)}`,
  ].join('\n');
}

/** Statements that make `out`, its keys in the order of the entries. */
function build(entries: readonly Entry[]): string {
  const numbered = entries.map((entry, at) => [entry, at] as const);
  const open = numbered.filter(([entry]) => entry.mayBeAbsent);
  if (open.length <= fewAbsent) {
    return `  const out: Record<string, unknown> = ${literals(numbered, open, '  ')};`;
  }
  const head = numbered.slice(0, open[0]?.[1]);
  const lines = [`  const out: Record<string, unknown> = ${literal(head, '  ')};`];
  for (const [{ text, mayBeAbsent }, at] of numbered.slice(head.length)) {
    lines.push(`  ${mayBeAbsent ? `if (o${at} !== ABSENT) ` : ''}out[${text}] = o${at};`);
  }
  return lines.join('\n');
}

/** The form of `object`, `strictObject` and `looseObject`. */
export function objectForm(emitter: Emitter, node: Node, path: Path): Form | undefined {
  const entries = entriesOf(emitter, node, path);
  if (entries.some(({ key }) => key === '__proto__')) return undefined;
  const guard = emitter.guardOf(node);
  const strict = node.type === 'strict_object';
  const loose = node.type === 'loose_object';

  const writeTest = (name: string): string =>
    [
      `function ${name}(i: unknown): boolean {`,
      ...open(guard, 'false', [], entries),
      ...entries.flatMap((entry, at) => [
        ...(at === 0 ? [] : [readEntry(entry, at)]),
        `  if (!(${entryTest(entry, () => emitter.live(path), `v${at}`)})) return false;`,
      ]),
      ...(loose ? [`  readUnlisted(${emitter.live(path)}, r);`] : []),
      strict ? `  return unlisted(${emitter.live(path)}, r) === undefined;` : '  return true;',
      '}',
    ].join('\n');

  const writeParse = (name: string): string => {
    const self = emitter.live(path);
    return [
      `function ${name}(i: unknown, s: State): unknown {`,
      ...open(guard, `run(s, ${self}, i)`, ['  const start = s.count;'], entries),
      ...entries.flatMap((entry, at) => [
        ...(at === 0 ? [] : [readEntry(entry, at)]),
        ...parseEntry(entry, self, at),
      ]),
      build(entries),
      '  const kept = s.count === start ? out : prune(out);',
      ...(strict ? [`  refuseUnlisted(s, ${self}, r);`] : []),
      ...(loose ? [`  copyUnlisted(${self}, r, kept);`] : []),
      '  return kept;',
      '}',
    ].join('\n');
  };

  const taken = entries.map(takeEntry);
  const writeTake = (name: string): string =>
    [
      `function ${name}(i: unknown): unknown {`,
      ...open(guard, 'REFUSED', [], entries),
      ...taken.flatMap((lines, at) => [
        ...entries.slice(at, at + 1).flatMap((entry) => (at === 0 ? [] : [readEntry(entry, at)])),
        ...(lines ?? []),
      ]),
      ...(strict
        ? [`  if (unlisted(${emitter.live(path)}, r) !== undefined) return REFUSED;`]
        : []),
      build(entries),
      ...(loose ? [`  copyUnlisted(${emitter.live(path)}, r, out);`] : []),
      '  return out;',
      '}',
    ].join('\n');

  return {
    test: (value) => `${emitter.define('is', path, writeTest)}(${value})`,
    parse: (value) => `${emitter.define('parse', path, writeParse)}(${value}, s)`,
    ...(!taken.includes(undefined) && {
      take: (value: string) => `${emitter.define('take', path, writeTake)}(${value})`,
    }),
    takesUndefined: false,
  };
}
