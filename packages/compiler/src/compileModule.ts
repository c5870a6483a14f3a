import type { GenericSchema } from 'valibot';
import { createEmitter, subject } from './emitter.ts';
import type { Emitter, GuardedFactory, Substitute } from './form.ts';
import type { Node, Path } from './node.ts';

/** A guarded factory and the module that exports its guard. */
export interface Guard extends GuardedFactory {
  /** Specifier of the module that exports the guard, as the generated module writes it. */
  readonly from: string;
}

/** A substitute and the module that exports it. */
export interface ImportedSubstitute extends Substitute {
  /** Specifier of the module that exports it, as the generated module writes it. */
  readonly from: string;
}

export interface CompileOptions {
  /** The schemas, by the name under which `from` exports them: `{ BusinessCustomerSchema }`. */
  readonly schemas: Readonly<Record<string, GenericSchema>>;
  /** Specifier of the module that exports them, as the generated module writes it. */
  readonly from: string;
  /** Specifier of the copy of `runtimeModules()`. @default './runtime.ts' */
  readonly runtime?: string;
  /** Factories of one's own that put a guard before valibot's object. */
  readonly guards?: readonly Guard[];
  /**
   * Faster functions for regular expressions and callbacks that look at text. Each must give the same verdict for
   * every string, which only a test of your own can tell; readable schemas and issues stay as they are.
   */
  readonly substitutes?: readonly ImportedSubstitute[];
  /** Command that makes the module again, for its first line. */
  readonly command?: string;
}

const runtimeNames: readonly string[] = [
  'ABSENT',
  'REFUSED',
  'accepts',
  'codePoints',
  'copyUnlisted',
  'decide',
  'entry',
  'entryPasses',
  'finish',
  'forget',
  'isSafeKey',
  'item',
  'live',
  'members',
  'passes',
  'pattern',
  'prefix',
  'prune',
  'readUnlisted',
  'recordKey',
  'refuseUnlisted',
  'resume',
  'run',
  'unlisted',
  'yields',
];
const runtimeTypes: readonly string[] = ['Fields', 'State'];

/** The two public functions of one schema, and the two they stand on. */
function writeDoors(emitter: Emitter, exported: string, schema: Node): string {
  const path: Path = [exported];
  const form = emitter.form(schema, path);
  const name = subject(exported);
  const accept = emitter.define('accept', path, (own) =>
    [`function ${own}(i: unknown): boolean {`, `  return ${form.test('i')};`, '}'].join('\n'),
  );
  const { fill, take } = form;
  const value = fill ? 'f' : 'i';
  const filled = fill ? [`  const f: unknown = ${fill.when('i', 'false')} ? ${fill.by} : i;`] : [];
  const read = emitter.define('read', path, (own) =>
    [
      `function ${own}(i: unknown, s: State): unknown {`,
      ...filled,
      `  return ${form.parse?.(value) ?? `${form.test(value)} ? ${value} : run(s, ${emitter.live(path)}, i)`};`,
      '}',
    ].join('\n'),
  );
  const taker =
    take &&
    emitter.define('takeWhole', path, (own) =>
      [`function ${own}(i: unknown): unknown {`, ...filled, `  return ${take(value)};`, '}'].join(
        '\n',
      ),
    );
  return [
    `/** Whether \`${exported}\` accepts \`value\`, as \`is\` of valibot tells; nothing is thrown. */`,
    `export function is${name}(value: unknown): value is InferInput<typeof ${exported}> {`,
    `  return decide(${accept}, value);`,
    '}',
    '',
    `/** The result of \`safeParse\` of valibot with \`${exported}\`; nothing is thrown. */`,
    `export function parse${name}(`,
    '  value: unknown,',
    `  config?: Config<InferIssue<typeof ${exported}>>,`,
    `): SafeParseResult<typeof ${exported}> {`,
    `  return finish(${[exported, read, 'value', 'config', ...(taker ? [taker] : [])].join(', ')});`,
    '}',
  ].join('\n');
}

const uses = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w"])${name}(?![\\w"?])`).test(text);

/**
 * The TypeScript source of an ES module that exports, for each schema such as `BusinessCustomerSchema`,
 * `isBusinessCustomer(value)` and `parseBusinessCustomer(value, config?)`: the verdict of valibot's `is`
 * and the result of its `safeParse`, in straight-line code without `eval`. The module imports the live
 * schemas and takes their patterns, lists and callbacks from there; only numbers, short lists, literals,
 * defaults and keys are written out, so compile again when a schema changes.
 *
 * A schema or method it does not know is run by valibot. Callbacks must be pure: a refused value is put
 * to them more than once. Put `runtimeModules()` at `runtime`.
 *
 * @throws TypeError for an async schema.
 * @example
 * compileModule({ schemas: { AgeSchema: v.number() }, from: './age.ts' }).includes('isAge') // true
 */
export function compileModule(options: CompileOptions): string {
  const { schemas, from, runtime = './runtime.ts', command } = options;
  const { guards = [], substitutes = [] } = options;
  const exported = Object.keys(schemas);
  const emitter = createEmitter(guards, substitutes, [
    ...exported.flatMap((name) => [`is${subject(name)}`, `parse${subject(name)}`, name]),
    ...guards.map(({ guard }) => guard),
    ...substitutes.map(({ name }) => name),
    ...runtimeNames,
  ]);
  const doors = Object.entries(schemas).map(([name, schema]) => writeDoors(emitter, name, schema));
  const { constants, functions } = emitter.parts();
  const body = [constants.join('\n'), ...functions, ...doors].filter((part) => part !== '');
  const text = body.join('\n\n');
  const code = text.replace(/^ *\/\*\*.*$/gm, '');
  const values = runtimeNames.filter((name) => uses(code, name));
  const types = runtimeTypes.filter((name) => uses(code, name)).map((name) => `type ${name}`);
  return [
    `// Generated by ${command ?? '@passmuster/compiler'}. Do not edit.`,
    "import type { Config, InferInput, InferIssue, SafeParseResult } from 'valibot';",
    `import { ${exported.join(', ')} } from '${from}';`,
    ...new Set(
      [...guards.map(({ guard, from }) => ({ name: guard, from })), ...substitutes]
        .filter(({ name }) => uses(code, name))
        .map((own) => `import { ${own.name} } from '${own.from}';`),
    ),
    `import { ${[...values, ...types].join(', ')} } from '${runtime}';`,
    '',
    text,
    '',
  ].join('\n');
}
