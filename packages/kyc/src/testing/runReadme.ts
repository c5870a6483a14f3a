import { stripTypeScriptTypes } from 'node:module';

/** One expression of an example, what it is, and what the comment behind it says. */
export interface ReadmeResult {
  readonly code: string;
  readonly is: unknown;
  readonly said: unknown;
}

const line = /^(?!const |let )(.+); \/\/ (.+)$/gm;

/** Runs the `ts` blocks of a page. Each `expression; // value` becomes a result. */
export async function runReadme(
  page: string,
  modules: Readonly<Record<string, object>>,
): Promise<readonly ReadmeResult[]> {
  const names: Record<string, unknown> = Object.assign({}, ...Object.values(modules));
  const results: ReadmeResult[] = [];
  for (const [, block = ''] of page.matchAll(/```ts\n([\s\S]*?)```/g)) {
    const code = block
      .replace(/^import .*\n/gm, '')
      .replace(line, (_, expression: string, value: string) => {
        const quoted = JSON.stringify(expression);
        return `push({ code: ${quoted}, is: (${expression}), said: (${value}) });`;
      });
    const run = new Function(
      ...Object.keys(names),
      'push',
      `return (async () => { ${stripTypeScriptTypes(code)} })();`,
    );
    await run(...Object.values(names), (result: ReadmeResult) => results.push(result));
  }
  return results;
}
