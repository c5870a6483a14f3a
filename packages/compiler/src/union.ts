import type { Emitter, Form } from './form.ts';
import { isNode, type Node, type Path } from './node.ts';

/** The form of `union`: the first option that accepts the value gives the output. */
export function unionForm(emitter: Emitter, node: Node, path: Path): Form | undefined {
  const options = node.options?.filter(isNode) ?? [];
  if (options.length === 0 || options.length !== node.options?.length) return undefined;
  const forms = options.map((option, at) => emitter.form(option, [...path, 'options', at]));
  const test = (value: string): string => `(${forms.map((form) => form.test(value)).join(' || ')})`;
  const takesUndefined = forms.some((form) => form.takesUndefined);
  if (forms.every((form) => !form.parse && !form.fill)) return { test, takesUndefined };

  const writeOption = (form: Form): readonly string[] => {
    const { fill } = form;
    const value = fill ? 'f' : 'i';
    const filled = fill
      ? [`    const f: unknown = ${fill.when('i', 'false')} ? ${fill.by} : i;`]
      : [];
    const made = form.parse
      ? [
          `    const o: unknown = ${form.parse(value)};`,
          '    if (s.count === mark && s.typed) return (s.typed = typed), o;',
          '    forget(s, mark);',
        ]
      : [`    if (${form.test(value)}) return (s.typed = typed), ${value};`];
    return ['  {', ...filled, ...made, '  }'];
  };
  const writeParse = (name: string): string =>
    [
      `function ${name}(i: unknown, s: State): unknown {`,
      '  const mark = s.count;',
      '  const typed = s.typed;',
      '  s.typed = true;',
      ...forms.flatMap(writeOption),
      '  s.typed = typed;',
      `  return run(s, ${emitter.live(path)}, i);`,
      '}',
    ].join('\n');
  return {
    test,
    parse: (value) => `${emitter.define('parse', path, writeParse)}(${value}, s)`,
    takesUndefined,
  };
}
