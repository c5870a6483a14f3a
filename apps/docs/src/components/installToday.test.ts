import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandLines, installLine, packagesOf } from './installToday.ts';

test.each([
  ['npm install express @passmuster/kyc valibot', ['express', '@passmuster/kyc', 'valibot']],
  ['npm install --save-dev passmuster', ['passmuster']],
  ['npx passmuster check customer a.csv\nnpx passmuster check bank a.csv', ['passmuster']],
  ['npm install pg\nKEY=a npx @passmuster/sandbox', ['pg', '@passmuster/sandbox']],
  ['npx passmuster-sandbox keys create', ['@passmuster/sandbox']],
  ['npm install react-hook-form', []],
  ['npx wait-on http://127.0.0.1\nimport `passmuster`', []],
  ['install:into ../my-form passmuster\nnpx passmuster config', []],
])('%s needs %j', (markdown, packages) => {
  expect(packagesOf(markdown)).toEqual(packages);
});

test('the lines for today name the scripts of the repository', () => {
  const { scripts } = JSON.parse(
    readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
  );
  const lines = [installLine(['a']), ...commandLines(['passmuster config']).split('\n').slice(1)];
  for (const line of lines) {
    const [, script = ''] = /^npx --yes pnpm@12\.21\.0 (\S+)/.exec(line) ?? [];
    expect(script === 'passmuster' || script in scripts).toBe(true);
  }
});
