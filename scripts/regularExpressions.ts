import { globSync, readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import { parseSync, Visitor } from 'vite';

/**
 * Checks that every regular expression that ships runs in linear time, or is only ever given text of
 * bounded length. A worse one is refused, and so is one that cannot be told.
 */
const root = new URL('..', import.meta.url).pathname;
const files = globSync(['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}'], {
  cwd: root,
}).filter((file) => !/\.(test|test-d|bench)\.tsx?$|\/testing\//.test(file));

let checked = 0;
const seen = new Set<string>();
for (const file of files.sort()) {
  const { program } = parseSync(file, readFileSync(root + file, 'utf8'));
  new Visitor({
    Literal(node) {
      if (!('regex' in node) || seen.has(`${node.regex.pattern}/${node.regex.flags}`)) return;
      const { pattern, flags } = node.regex;
      seen.add(`${pattern}/${flags}`);
      checked += 1;
      const { status } = checkSync(pattern, flags, { timeout: 60_000 });
      if (status === 'safe') return;
      console.error(`${file}: /${pattern}/${flags} is ${status}`);
      process.exitCode = 1;
    },
  }).visit(program);
}
console.log(`${checked} regular expressions in ${files.length} files`);
if (checked === 0) process.exitCode = 1;
