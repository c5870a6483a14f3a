import type { Node, Path } from '../node.ts';
import { type Entry, entryOf } from './entry.ts';
import { type Emitter, type Form, made, makerOf, testerOf, testOf } from './form.ts';

/** Returns an expression that is true for an accepted entry, after which its variable holds the output. */
function acceptEntry(emitter: Emitter, entry: Entry): string {
  const { form, mayBeOmitted, mayBeUndefined, missing, name, simple, text } = entry;
  const accepted = form.test
    ? testOf(emitter, form.test, name)
    : `(${name} = ${form.make(name)}) !== refused`;
  if (simple !== undefined) return accepted;
  if (mayBeUndefined) return `(${name} === undefined || ${accepted})`;
  const present = `(${name} !== undefined || ${text} in i)`;
  if (missing !== undefined) return `(${present} || ((${name} = ${missing}), true)) && ${accepted}`;
  if (mayBeOmitted) return `(${name} === undefined && !(${text} in i) || ${accepted})`;
  return form.takesUndefined ? `${present} && ${accepted}` : accepted;
}

/** Returns the code for the entries that the schema of an object does not name. */
function writeRest(emitter: Emitter, node: Node, path: Path): string {
  if (node.type === 'loose_object')
    return emitter.hasValibot ? 'withRestOf(i, o)' : 'withRest(i, o)';
  if (node.type === 'strict_object') return 'withoutRest(i, o)';
  if (node.type !== 'object_with_rest' || !node.rest) return '';
  return `withRestOf(i, o, ${makerOf(emitter, emitter.form(node.rest, [...path, 'rest']))})`;
}

const literal = (entries: readonly Entry[]): string =>
  `{ ${entries.map(({ name, text }) => `${text}: ${name}`).join(', ')} }`;

const isPresent = ({ name, text }: Entry): string => `${name} !== undefined || ${text} in i`;

/**
 * Returns the statements that return the output, its keys in the order of the entries: one literal, two if one entry may be
 * omitted, or a literal of the first entries to which the others are added, which takes longer.
 */
function writeOutput(entries: readonly Entry[], rest: string): readonly string[] {
  const omittable = entries.filter((entry) => entry.mayBeOmitted);
  const [first] = omittable;
  if (rest === '' && first === undefined) return [`  return ${literal(entries)};`];
  if (rest === '' && first !== undefined && omittable.length === 1) {
    const others = entries.filter((entry) => entry !== first);
    return [`  return ${isPresent(first)} ? ${literal(entries)} : ${literal(others)};`];
  }
  const head = first === undefined ? entries : entries.slice(0, entries.indexOf(first));
  return [
    `  const o: Record<string, unknown> = ${literal(head)};`,
    ...entries.slice(head.length).map((entry) => {
      const when = entry.mayBeOmitted ? `if (${isPresent(entry)}) ` : '';
      return `  ${when}o[${entry.text}] = ${entry.name};`;
    }),
    `  return ${rest === '' ? 'o' : `${rest} ? o : refused`};`,
  ];
}

/** Returns a function that reads all entries into variables and builds the output at once: the fastest. */
function writeFast(
  emitter: Emitter,
  entries: readonly Entry[],
  guard: string,
  rest: string,
): string {
  const read = entries.map(
    ({ name, simple, text }) => `${text}: ${name}${simple === undefined ? '' : ` = ${simple}`}`,
  );
  const tests = entries.map((entry) => acceptEntry(emitter, entry)).filter((one) => one !== 'true');
  return [
    '(i: unknown): unknown => {',
    `  if (!${guard}(i)) return refused;`,
    ...(entries.length > 0 ? [`  let { ${read.join(', ')} } = i;`] : []),
    ...(tests.length > 0 ? [`  if (!(${tests.join(' &&\n    ')})) return refused;`] : []),
    ...writeOutput(entries, rest),
    '}',
  ].join('\n');
}

/** Returns an expression that copies an entry and is true if it is accepted. */
function copyEntry(emitter: Emitter, entry: Entry): string {
  const { form, mayBeOmitted, mayBeUndefined, missing, simple, text } = entry;
  const value = `i[${text}]`;
  const copy = (from: string): string =>
    form.test
      ? `${testerOf(emitter, form.test)}(o[${text}] = ${from})`
      : `(o[${text}] = ${makerOf(emitter, form)}(${from})) !== refused`;
  if (simple !== undefined) return copy(`or(${value}, ${simple})`);
  if (missing !== undefined) return copy(`${text} in i ? ${value} : ${missing}`);
  if (mayBeUndefined && form.test) return `maybe(i, o, ${text}, ${testerOf(emitter, form.test)})`;
  if (mayBeUndefined)
    return `(${value} === undefined ? maybe(i, o, ${text}, Boolean) : ${copy(value)})`;
  if (mayBeOmitted) return `(!(${text} in i) || ${copy(value)})`;
  return form.takesUndefined ? `${text} in i && ${copy(value)}` : copy(value);
}

/** Returns a function that copies one entry after the other: the smallest, for code without valibot. */
function writeSmall(
  emitter: Emitter,
  entries: readonly Entry[],
  guard: string,
  rest: string,
): string {
  const copies = entries.map((entry) => copyEntry(emitter, entry));
  const tests = rest === '' ? copies : [...copies, rest];
  return `/* @__PURE__ */ object(${guard}, (i, o) =>\n  ${tests.join(' &&\n  ') || 'true'})`;
}

/** Returns the form of the objects that pass `guard`; undefined if an entry cannot be written out. */
export function objectForm(
  emitter: Emitter,
  node: Node,
  path: Path,
  guard: string,
): Form | undefined {
  const keys: string[] = [];
  for (const key in node.entries) keys.push(key);
  if (keys.some((key) => key === '__proto__' || !Object.hasOwn(node.entries ?? {}, key)))
    return undefined;
  const entries = Object.entries(node.entries ?? {}).map(([key, child], index) =>
    entryOf(emitter, child, [...path, 'entries', key], index),
  );
  const write = emitter.hasValibot ? writeFast : writeSmall;
  const rest = writeRest(emitter, node, path);
  return made(emitter.constant('m', write(emitter, entries, guard, rest)), false);
}
