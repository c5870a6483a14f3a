import { expect, test } from 'vitest';
import { type CodeExample, readDocstrings, readPage, runExample } from './codeExamples.ts';

/** What the examples of a package know. */
export interface ExampleTests {
  /** `import.meta.url` of a test in the folder `src` of the package. */
  readonly from: string;
  /** By name. The exports of the file with the docstring are known too. */
  readonly names: Readonly<Record<string, unknown>>;
  /** Files whose examples need a browser: a test of yours executes them there. */
  readonly inBrowser?: readonly string[];
}

function testEach(examples: readonly CodeExample[], { from, names }: ExampleTests): void {
  test.each(examples)(
    'the example of $where gives what it states: $code',
    async ({ where, code }) => {
      const isSource = /\.tsx?$/.test(where);
      const own: object = isSource ? await import(new URL(where, from).href) : {};
      const results = await runExample(code, { ...own, ...names });
      expect(results.length).toBeGreaterThan(0);
      for (const { expression, found, stated } of results)
        expect(found, expression).toEqual(stated);
    },
  );
}

/** Declares a test for each example of the docstrings of a package. */
export function testDocstrings(tests: ExampleTests): void {
  const { from, inBrowser = [] } = tests;
  testEach(
    readDocstrings(new URL('./', from)).filter(({ where }) => !inBrowser.includes(where)),
    tests,
  );
}

/** Declares a test for each example of the README and the docstrings of a package, and one that the README has some. */
export function testExamples(tests: ExampleTests): void {
  const page = readPage(new URL('../README.md', tests.from));
  testEach(page, tests);
  testDocstrings(tests);

  test('the README has examples', () => {
    expect(page.length).toBeGreaterThan(0);
  });
}
