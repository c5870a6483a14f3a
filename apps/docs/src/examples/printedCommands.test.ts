import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from '../../scripts/programs/commands.ts';

/** Every command line that a page or README prints, without what a shell does with it. */
const root = join(import.meta.dirname, '../../../..');
const pages = globSync(
  [
    '*.md',
    'docs/*.md',
    'packages/*/README.md',
    'examples/**/README.md',
    'apps/docs/src/content/**/*.{md,mdx}',
  ],
  { cwd: root, exclude: (path) => path.includes('node_modules') },
);
const starts = /(?:^|[|;&] *|npx |pnpm@[\d.]+ |\$ )passmuster ((?!-|sandbox:)[^|;&>#`\n]*)/gm;

const printed = pages.flatMap((page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const code = [
    ...[...text.matchAll(/^```(?:sh|console)\b.*\n([\s\S]*?)^```$/gm)].map(
      ([, block = '']) => block,
    ),
    ...[...text.matchAll(/`((?:npx )?passmuster [^`\n]+)`/g)].map(([, span = '']) => span),
  ].join('\n');
  return [...code.replaceAll('\\\n', ' ').matchAll(starts)].map(([, line = '']) => line.trim());
});
const byPath = new Map(commands.map((command) => [command.path, command]));

/** Returns the first word of a line that the program doesn't know; undefined if it knows all. */
function unknownIn(line: string): string | undefined {
  const words = line.replace(/"[^"]*"|'[^']*'/g, 'text').split(/\s+/);
  const [first = '', second = ''] = words;
  const command = byPath.get(`passmuster ${first} ${second}`) ?? byPath.get(`passmuster ${first}`);
  if (command === undefined) return first === 'help' ? undefined : `passmuster ${first}`;
  const flags = new Set(command.options.flatMap((option) => option.flags.split(/[ ,]+/)));
  const isGroup = command.isGroup && words.length > 1;
  return isGroup ? undefined : words.find((word) => /^--?[a-z]/.test(word) && !flags.has(word));
}

test.each([...new Set(printed)])('passmuster %s names what the program has', (line) => {
  expect(unknownIn(line)).toBeUndefined();
});

test('enough lines are found, and a wrong one is noticed', () => {
  expect(printed.length).toBeGreaterThan(40);
  expect(unknownIn('chek customer')).toBe('passmuster chek');
  expect(unknownIn('check customer a.csv --formt csv')).toBe('--formt');
});
