import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** An expression and the result it is said to have, after what must run before it. */
export interface Example {
  readonly where: string;
  readonly before: string;
  readonly expression: string;
  readonly result: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Statements end with `;`, or with their line; a comment after one, or below it, is its result. */
function examplesOf(where: string, block: string): readonly Example[] {
  const examples: Example[] = [];
  let before = '';
  const code = block.replace(/import [\s\S]*?;\n/g, '');
  for (const [, statement = '', result] of code.matchAll(
    /(\S[^\n]*?);?(?:\s*\/\/ ([^\n]*))?(?:\n|$)/g,
  )) {
    if (result === undefined) before += `${statement};\n`;
    else examples.push({ where, before, expression: statement, result });
  }
  return examples;
}

/** The examples of the README and of every docstring. */
export function readExamples(): readonly Example[] {
  const readme = readFileSync(`${root}README.md`, 'utf8').matchAll(/```ts\n([\s\S]*?)```/g);
  const files = globSync('src/**/*.ts', {
    cwd: root,
    exclude: ['**/*.test*.ts', 'src/compiled/**', 'src/testing/**'],
  });
  return [
    ...[...readme].flatMap(([, block = '']) => examplesOf('README.md', block)),
    ...files
      .sort()
      .flatMap((file) =>
        [
          ...readFileSync(`${root}${file}`, 'utf8').matchAll(/@example\n([\s\S]*?)\n \*\//g),
        ].flatMap(([, block = '']) => examplesOf(file, block.replace(/^ \* ?/gm, ''))),
      ),
  ];
}
