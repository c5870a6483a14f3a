import { readdirSync, readFileSync } from 'node:fs';

/** An expression with what it gives, both as text, and the statements it needs before it. */
interface Example {
  readonly where: string;
  readonly before: string;
  readonly expression: string;
  readonly result: string;
}

/** The examples of the README and of every docstring: an expression, then its result in a comment. */
export function readExamples(sourceFolder: URL): readonly Example[] {
  const files = readdirSync(sourceFolder).filter((name) => /^\w+\.ts$/u.test(name));
  const docstrings = files.flatMap((name) => {
    const text = readFileSync(new URL(name, sourceFolder), 'utf8');
    return [...text.matchAll(/@example\n([\s\S]*?)\n \*\//gu)].flatMap(([, block = '']) =>
      readBlock(name, block.replace(/^ \* ?/gmu, '')),
    );
  });
  const readme = readFileSync(new URL('../README.md', sourceFolder), 'utf8');
  const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/gu)];
  return [...docstrings, ...blocks.flatMap(([, block = '']) => readBlock('README.md', block))];
}

function readBlock(where: string, block: string): readonly Example[] {
  const code = block.replace(/^import .*\n/gmu, '').trim();
  const examples: Example[] = [];
  let before = '';
  // A chunk ends with the comment that gives its result, on its last line or on the one below.
  for (const chunk of code.split(/(?<=\/\/ .*)\n/u)) {
    const [, body = '', result = ''] = /^([\s\S]*?);?\s*\/\/ (.*)$/u.exec(chunk.trim()) ?? [];
    const cut = /^const [\s\S]*?;\n(?=\S)/u.exec(body)?.[0] ?? '';
    before += cut;
    examples.push({ where, before, expression: body.slice(cut.length).trim(), result });
  }
  return examples;
}
