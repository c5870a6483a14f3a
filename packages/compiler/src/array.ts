import type { Emitter, Form } from './form.ts';
import type { Node, Path } from './node.ts';

/** The form of `array`. */
export function arrayForm(emitter: Emitter, node: Node, path: Path): Form | undefined {
  if (!node.item) return undefined;
  const itemPath: Path = [...path, 'item'];
  const form = emitter.form(node.item, itemPath);

  const writeTest = (name: string): string =>
    [
      `function ${name}(i: unknown): boolean {`,
      '  if (!Array.isArray(i)) return false;',
      '  for (let k = 0; k < i.length; k++) {',
      '    const v: unknown = i[k];',
      `    if (!(${form.test('v')})) return false;`,
      '  }',
      '  return true;',
      '}',
    ].join('\n');

  const writeItem = (): readonly string[] => {
    const fill = form.fill;
    const value = fill ? 'f' : 'v';
    const filled = fill
      ? [`    const f: unknown = ${fill.when('v', 'false')} ? ${fill.by} : v;`]
      : [];
    if (!form.parse) {
      const other = `item(s, ${emitter.live(itemPath)}, i, k, v)`;
      return [...filled, `    out.push(${form.test(value)} ? ${value} : ${other});`];
    }
    return [
      ...filled,
      '    const from = s.count;',
      `    out.push(${form.parse(value)});`,
      '    if (s.count !== from) prefix(s, from, "array", i, k, v);',
    ];
  };

  const writeTaken = (): readonly string[] => {
    const fill = form.fill;
    const value = fill ? 'f' : 'v';
    return [
      ...(fill ? [`    const f: unknown = ${fill.when('v', 'false')} ? ${fill.by} : v;`] : []),
      ...(form.take
        ? [
            `    const o = ${form.take(value)};`,
            '    if (o === REFUSED) return REFUSED;',
            '    out.push(o);',
          ]
        : [`    if (!(${form.test(value)})) return REFUSED;`, `    out.push(${value});`]),
    ];
  };

  const writeTake = (name: string): string =>
    [
      `function ${name}(i: unknown): unknown {`,
      '  if (!Array.isArray(i)) return REFUSED;',
      '  const out: unknown[] = [];',
      '  for (let k = 0; k < i.length; k++) {',
      '    const v: unknown = i[k];',
      ...writeTaken(),
      '  }',
      '  return out;',
      '}',
    ].join('\n');

  const writeParse = (name: string): string =>
    [
      `function ${name}(i: unknown, s: State): unknown {`,
      `  if (!Array.isArray(i)) return run(s, ${emitter.live(path)}, i);`,
      '  const out: unknown[] = [];',
      '  for (let k = 0; k < i.length; k++) {',
      '    const v: unknown = i[k];',
      ...writeItem(),
      '  }',
      '  return out;',
      '}',
    ].join('\n');

  return {
    test: (value) => `${emitter.define('is', path, writeTest)}(${value})`,
    parse: (value) => `${emitter.define('parse', path, writeParse)}(${value}, s)`,
    ...((!form.parse || form.take) && {
      take: (value: string) => `${emitter.define('take', path, writeTake)}(${value})`,
    }),
    takesUndefined: false,
  };
}
