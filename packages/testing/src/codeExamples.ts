import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The code of one example, from a README or a docstring. */
export interface CodeExample {
  readonly where: string;
  readonly code: string;
}

/** An expression of an example, its value, and the value that the comment beside it states. */
export interface ExampleResult {
  readonly expression: string;
  readonly found: unknown;
  readonly stated: unknown;
}

/** Returns the `ts` blocks of a Markdown page. */
export function readPage(file: URL): readonly CodeExample[] {
  const blocks = readFileSync(file, 'utf8').matchAll(/```ts\n([\s\S]*?)```/g);
  return Array.from(blocks, ([, code = '']) => ({ where: 'README.md', code }));
}

/** Returns the source files below a folder in their order, without tests and generated ones. */
export const sourcesBelow = (folder: URL): readonly string[] =>
  globSync('**/*.{ts,tsx}', {
    cwd: fileURLToPath(folder),
    exclude: ['**/*.test*.{ts,tsx}', '**/*.generated.ts', 'testing/**'],
  }).sort();

/** Returns the `@example` blocks of the docstrings below a folder. */
export function readDocstrings(folder: URL): readonly CodeExample[] {
  return sourcesBelow(folder).flatMap((where) => {
    const blocks = readFileSync(new URL(where, folder), 'utf8').matchAll(
      /@example\n([\s\S]*?)\n +\*\//g,
    );
    return Array.from(blocks, ([, code = '']) => ({ where, code: code.replace(/^ +\* ?/gm, '') }));
  });
}

/** An expression statement from the start of a line, then its value in a comment beside or below it. */
const stated =
  /^(else )?(?!(?:const|let|for|if|import|type|interface|function|class|return|await)\b)([\w([].*?(?:\n(?: +|[)\]}]).*?)*?);?(?: \/\/ (.+)|((?:\n\/\/ .+)+))$/gm;

/** Runs an example, in which the given names are known, and returns each value it states. A printed value is stated like any other. */
export async function runExample(
  code: string,
  names: Readonly<Record<string, unknown>>,
): Promise<readonly ExampleResult[]> {
  const results: ExampleResult[] = [];
  const body = stripTypeScriptTypes(code.replace(/^import [\s\S]*?;\n/gm, '')).replace(
    stated,
    (_, before: string | undefined, statement: string, beside?: string, below = '') => {
      const expression = statement.replace(/^console\.log\(([\s\S]*)\)$/, '$1');
      const value = beside ?? below.replaceAll('\n// ', '\n');
      const text = JSON.stringify(expression);
      return `${before ?? ''}addResult({ expression: ${text}, found: (${expression}), stated: (${value}) });`;
    },
  );
  const run = new Function(
    ...Object.keys(names),
    'addResult',
    `return (async () => {\n${body}\n})();`,
  );
  await run(...Object.values(names), (result: ExampleResult) => results.push(result));
  return results;
}
