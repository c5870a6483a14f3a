import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  read('package.json'),
);
const guide = read('CONTRIBUTING.md');

test.each(Object.keys(scripts))('CONTRIBUTING.md says what %s does or needs', (name) => {
  expect(guide).toMatch(new RegExp(`\`(?:pnpm )?${name}\\b`));
});

test('a server of an example listens on this machine only', () => {
  const scripts = globSync('examples/*/package.json', {
    cwd: new URL('../../../', import.meta.url),
  })
    .flatMap((path) => Object.values(JSON.parse(read(path)).scripts ?? {}).map(String))
    .flatMap((script) => script.match(/\bnext (?:dev|start)\b[^&]*/g) ?? []);
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect(script).toContain('--hostname 127.0.0.1');
});
