import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import { parseSync, Visitor } from 'vite';

/**
 * Checks that every regular expression that ships runs in linear time. Refuses those that are slower or can't be
 * analyzed. Keeps the hashes of safe ones in `safeExpressions.generated.json` and checks only the others:
 * `--update` writes them to that file, and `--all` checks every expression again.
 */
const root = join(import.meta.dirname, '../..');
const record = join(import.meta.dirname, 'safeExpressions.generated.json');
const isUpdate = process.argv.includes('--update');
const known: ReadonlySet<string> = new Set(
  process.argv.includes('--all') ? [] : JSON.parse(readFileSync(record, 'utf8')).hashes,
);

const files = globSync(['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}'], {
  cwd: root,
}).filter((file) => !/\.(test|test-d|bench)\.tsx?$|\/testing\//.test(file));

// Each phase of recheck is bounded by a count of characters. Its limits of time are off: a phase that a busy machine
// cuts short calls a linear expression vulnerable.
const limits = {
  timeout: null,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
};

const hashes = new Set<string>();
let checked = 0;
for (const file of files.sort()) {
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      const hash = createHash('sha256').update(`/${pattern}/${flags}`).digest('base64url');
      if (hashes.has(hash)) return;
      hashes.add(hash);
      if (known.has(hash)) return;
      checked += 1;
      const { status } = checkSync(pattern, flags, limits);
      if (status === 'safe') return;
      console.error(`${file}: /${pattern}/${flags} is ${status}`);
      process.exitCode = 1;
    },
  }).visit(program);
}
console.log(`${hashes.size} regular expressions in ${files.length} files, ${checked} checked now`);
if (hashes.size === 0) process.exitCode = 1;
if (isUpdate && !process.exitCode) {
  const text = {
    generated:
      'by `pnpm verify expressions --update`, do not edit: SHA-256 of each expression that recheck calls safe',
    count: hashes.size,
    hashes: [...hashes].sort(),
  };
  writeFileSync(record, `${JSON.stringify(text, undefined, 2)}\n`);
}
