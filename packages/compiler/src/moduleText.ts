import type { Import } from './emit/emitter.ts';

const reservedWords: ReadonlySet<string> = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof let new null return static super switch this throw true try typeof var void while with yield await'.split(
    ' ',
  ),
);

/** Checks names to export. @throws TypeError for a name that no module can export. */
export function checkNames(names: readonly string[], taken: readonly string[]): void {
  const seen = new Set(taken);
  for (const name of names) {
    if (!/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) || reservedWords.has(name))
      throw new TypeError(
        `${JSON.stringify(name)} is not an identifier, so nothing can be exported under it`,
      );
    if (seen.has(name) || /^[mnpt]\d+$/.test(name))
      throw new TypeError(`${JSON.stringify(name)} is already the name of something in the module`);
    seen.add(name);
  }
}

/** Returns whether `code` refers to `name` as an identifier, not as a key or in a string. */
const uses = (code: string, name: string): boolean =>
  new RegExp(`(?<![\\w$".])${name.replace(/\$/g, '\\$')}(?![\\w$"])`).test(code);

/** Returns the constants that `code` needs, directly or through another constant, in their order. */
export function neededBy(code: string, constants: readonly string[]): readonly string[] {
  const texts = new Map(constants.map((text) => [/^const (\w+)/.exec(text)?.[1] ?? '', text]));
  const needed = new Set<string>();
  const follow = (text: string): void => {
    for (const [name] of text.matchAll(/(?<![\w$".])[mnpt]\d+(?![\w$"])/g)) {
      if (needed.has(name)) continue;
      needed.add(name);
      follow(texts.get(name)?.replace(/^const \w+/, '') ?? '');
    }
  };
  follow(code);
  return [...texts].filter(([name]) => needed.has(name)).map(([, text]) => text);
}

/** Returns the import statements for those of `imports` that `code` uses, one for each module. */
export function writeImports(code: string, imports: readonly Omit<Import, 'value'>[]): string[] {
  const modules = new Map<string, Set<string>>();
  for (const { name, from } of imports) {
    if (!uses(code, name)) continue;
    modules.set(from, (modules.get(from) ?? new Set()).add(name));
  }
  return [...modules].map(
    ([from, names]) => `import { ${[...names].sort().join(', ')} } from '${from}';`,
  );
}
