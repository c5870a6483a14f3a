import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runInTest } from './testing/runInTest.ts';

const root = new URL('../../..', import.meta.url).pathname;
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const block = (language: string) =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(readme)?.[1] ?? '';

test('the command in the README prints the text below it', async () => {
  const args = block('sh').trim().split(' ').slice(2);
  const { out } = await runInTest(args.map((arg) => arg.replace(/^examples/, `${root}examples`)));
  expect(out.replaceAll(root, '')).toContain(block('text').trimEnd());
});

test.each(['check customer', 'check bank', 'check addresses', 'check address', 'explain'])(
  'the README lists %s, and it has help',
  async (command) => {
    expect(readme).toContain(`| \`${command} `);
    const { code, out } = await runInTest([...command.split(' '), '--help']);
    expect(out).toContain(`Usage: passmuster ${command}`);
    expect(code).toBe(0);
  },
);
