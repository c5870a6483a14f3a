import type { Emitter, Form } from './form.ts';
import { sourceText } from './leaf.ts';
import { isNode, type Node, type Path } from './node.ts';
import { isGenuine } from './recognise.ts';

/** The values of a discriminator that is a literal or a picklist. */
function valuesOf(node: Node | undefined): readonly unknown[] | undefined {
  if (!node || node.pipe || !isGenuine(node)) return undefined;
  if (node.type === 'literal') return [node.literal];
  return node.type === 'picklist' ? node.options : undefined;
}

/**
 * The form of `variant` over objects that share one discriminator, of which every value belongs to one
 * option. Anything else (nested variants, optional discriminators) is left to valibot.
 */
export function variantForm(emitter: Emitter, node: Node, path: Path): Form | undefined {
  const { key } = node;
  const options = node.options?.filter(isNode) ?? [];
  if (typeof key !== 'string' || options.length === 0) return undefined;
  const values = options.map((option) => valuesOf(option.entries?.[key]));
  const all = values.flatMap((some) => some ?? [undefined]);
  if (new Set(all).size !== all.length || all.some((one) => sourceText(one) === undefined)) {
    return undefined;
  }
  const cases = options.map((option, at) => {
    const optionPath: Path = [...path, 'options', at];
    const discriminator = option.entries?.[key];
    if (!discriminator) return undefined;
    return {
      matches: emitter.form(discriminator, [...optionPath, 'entries', key]),
      form: emitter.form(option, optionPath),
    };
  });
  const known = cases.filter((one) => one !== undefined);
  if (known.length !== cases.length || known.some(({ form }) => !form.parse || form.fill)) {
    return undefined;
  }
  const read = `(i as Fields)[${JSON.stringify(key)}]`;

  const writeTest = (name: string): string =>
    [
      `function ${name}(i: unknown): boolean {`,
      '  if (typeof i !== "object" || i === null) return false;',
      `  const d = ${read};`,
      ...known.map(({ matches, form }) => `  if (${matches.test('d')}) return ${form.test('i')};`),
      '  return false;',
      '}',
    ].join('\n');
  const writeParse = (name: string): string => {
    const self = emitter.live(path);
    return [
      `function ${name}(i: unknown, s: State): unknown {`,
      `  if (typeof i !== "object" || i === null) return run(s, ${self}, i);`,
      `  const d = ${read};`,
      ...known.map(
        ({ matches, form }) => `  if (${matches.test('d')}) return ${form.parse?.('i')};`,
      ),
      `  return run(s, ${self}, i);`,
      '}',
    ].join('\n');
  };
  return {
    test: (value) => `${emitter.define('is', path, writeTest)}(${value})`,
    parse: (value) => `${emitter.define('parse', path, writeParse)}(${value}, s)`,
    takesUndefined: false,
  };
}
