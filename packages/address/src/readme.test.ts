import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import * as bulk from './bulk.ts';
import * as address from './index.ts';

const sources = new URL('./', import.meta.url);
const names = { ...address, ...bulk };

/** The examples of the docstrings, and those of the README, as code. */
const docstrings = readdirSync(sources)
  .filter((name) => /^\w+\.ts$/u.test(name))
  .flatMap((where) =>
    [
      ...readFileSync(new URL(where, sources), 'utf8').matchAll(/@example\n([\s\S]*?)\n \*\//gu),
    ].map(([, block = '']) => ({ where, code: block.replace(/^ \* ?/gmu, '') })),
  );
const readme = readFileSync(new URL('../README.md', sources), 'utf8');
const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/gu)].map(([, block = '']) => ({
  where: 'README.md',
  code: block.replace(/^import .*\n/gmu, ''),
}));

/** `expression // result`, the result on the same line or on the next, becomes an expectation. */
const withExpectations = (code: string): string =>
  code.replace(/^(?!\s|const |\/\/|for )(.+?);?(?: |\n)\/\/ (.+)$/gmu, 'expect($1).toEqual($2);');

async function run(code: string, given: Readonly<Record<string, unknown>>): Promise<void> {
  const evaluate = new Function(...Object.keys(given), `return (async () => {${code}\n})();`);
  await evaluate(...Object.values(given));
}

test.each([...docstrings, ...blocks])('the example of $where runs: $code', async ({ code }) => {
  const log = vi.fn();
  await run(withExpectations(code), { ...names, expect, console: { log } });
  const logged = code.includes('console.log')
    ? [[2, 'This is a name, such as those of ENS; names can be looked up on a chain only']]
    : [];
  expect(log.mock.calls).toEqual(logged);
});

test('the examples are expectations, and there is one for each function of the package', () => {
  const expectations = [...docstrings, ...blocks].flatMap(({ code }) => [
    ...withExpectations(code).matchAll(/^expect\(/gmu),
  ]);
  expect(expectations.length).toBeGreaterThanOrEqual(15);
  expect(blocks).toHaveLength(2);
});
