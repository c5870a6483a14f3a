import { expect, test } from 'vitest';
import { readDocstrings, readPage, runExample } from './codeExamples.ts';

/** What the examples of a package know, and how many values they state at least. */
export interface ExampleTests {
  /** `import.meta.url` of a test in the folder `src` of the package. */
  readonly from: string;
  /** By name. The exports of the file with the docstring are known too. */
  readonly names: Readonly<Record<string, unknown>>;
  readonly least: number;
  /** Files whose examples need a browser: a test of yours executes them there. */
  readonly inBrowser?: readonly string[];
}

/** Declares a test for each example of the README and the docstrings of a package, and one that they are found. */
export function testExamples({ from, names, least, inBrowser = [] }: ExampleTests): void {
  const page = readPage(new URL('../README.md', from));
  const docstrings = readDocstrings(new URL('./', from)).filter(
    ({ where }) => !inBrowser.includes(where),
  );
  let count = 0;

  test.each([...page, ...docstrings])(
    'the example of $where gives what it states: $code',
    async ({ where, code }) => {
      const own: object = where.endsWith('.ts') ? await import(new URL(where, from).href) : {};
      const results = await runExample(code, { ...own, ...names });
      expect(results.length).toBeGreaterThan(0);
      for (const { expression, found, stated } of results)
        expect(found, expression).toEqual(stated);
      count += results.length;
    },
  );

  test('the examples of the README and beside the code are found', () => {
    expect(page.length).toBeGreaterThan(0);
    expect(count).toBeGreaterThanOrEqual(least);
  });
}
