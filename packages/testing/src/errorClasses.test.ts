import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const files = execFileSync('git', ['ls-files', 'packages/*/src/**.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !/\.test(?:-d)?\.ts$|\/testing\//.test(file));
const errors = files.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const classes = text.matchAll(/class (\w+) extends \w*Error\b[^{]*\{\n(.*)/g);
  return [...classes].map(([, name = '', first = '']) => ({ file, name, first }));
});

// A minifier renames classes: a log and a `switch` read the name that is written here.
test('every class of an error has its name as text', () => {
  expect(errors.length).toBeGreaterThan(8);
  for (const { file, name, first } of errors)
    expect(first, `${file}: ${name}`).toMatch(
      new RegExp(`override readonly name\\b.* = '${name}';`),
    );
});
