import type { Emitter, Form } from './form.ts';
import { isNode, type Node, type Path } from './node.ts';

/** The form of `record`, of which the key schema must not change the key. */
export function recordForm(emitter: Emitter, node: Node, path: Path): Form | undefined {
  if (!isNode(node.key) || !isNode(node.value)) return undefined;
  const [keyPath, valuePath]: [Path, Path] = [
    [...path, 'key'],
    [...path, 'value'],
  ];
  const key = emitter.form(node.key, keyPath);
  const value = emitter.form(node.value, valuePath);
  if (key.parse || key.fill) return undefined;

  const loop = [
    '  const r = i as Fields;',
    '  for (const k in r) {',
    '    if (!isSafeKey(r, k)) continue;',
    '    const v = r[k];',
  ];
  const writeTest = (name: string): string =>
    [
      `function ${name}(i: unknown): boolean {`,
      '  if (typeof i !== "object" || i === null) return false;',
      ...loop,
      `    if (!(${key.test('k')} && ${value.test('v')})) return false;`,
      '  }',
      '  return true;',
      '}',
    ].join('\n');

  const writeParse = (name: string): string => {
    const { fill } = value;
    const read = fill ? 'f' : 'v';
    const made = value.parse?.(read);
    const other = `run(s, ${emitter.live(valuePath)}, v)`;
    return [
      `function ${name}(i: unknown, s: State): unknown {`,
      `  if (typeof i !== "object" || i === null) return run(s, ${emitter.live(path)}, i);`,
      '  const out: Record<string, unknown> = {};',
      ...loop,
      `    const key = ${key.test('k')} ? k : recordKey(s, ${emitter.live(keyPath)}, r, k, v);`,
      ...(fill ? [`    const f: unknown = ${fill.when('v', 'false')} ? ${fill.by} : v;`] : []),
      '    const from = s.count;',
      `    const o: unknown = ${made ?? `${value.test(read)} ? ${read} : ${other}`};`,
      '    if (s.count !== from) prefix(s, from, "object", r, k, v);',
      '    if (key !== ABSENT) out[key] = o;',
      '  }',
      '  return out;',
      '}',
    ].join('\n');
  };

  return {
    test: (name) => `${emitter.define('is', path, writeTest)}(${name})`,
    parse: (name) => `${emitter.define('parse', path, writeParse)}(${name}, s)`,
    takesUndefined: false,
  };
}
