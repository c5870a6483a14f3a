import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { sandbox } from './sandbox.ts';

const write = temporaryFolder();
const folder = dirname(write('package.json', '{}'));

async function run(args: readonly string[]) {
  let err = '';
  const terminal: Partial<Terminal> = {
    err: async (text) => {
      err += text;
    },
    interrupted: new AbortController().signal,
  };
  const code = await sandbox(args, terminal as Terminal, [folder]);
  return { code, err };
}

test('without an installed sandbox the command says how to start one', async () => {
  const { code, err } = await run(['keys', 'list']);
  expect(err).toBe(
    'passmuster: @passmuster/sandbox is not installed. Run: npx @passmuster/sandbox keys list\n',
  );
  expect(code).toBe(2);
});

test.each([
  { exit: 0, code: 0 },
  { exit: 3, code: 2 },
])(
  'an installed sandbox gets the arguments; its exit code $exit becomes $code',
  async ({ exit, code }) => {
    const installed = join(folder, 'node_modules/@passmuster/sandbox');
    mkdirSync(installed, { recursive: true });
    write('node_modules/@passmuster/sandbox/package.json', '{"bin":{"sandbox":"main.mjs"}}');
    write(
      'node_modules/@passmuster/sandbox/main.mjs',
      `import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(join(folder, 'args'))}, process.argv.slice(2).join(' '));
    process.exitCode = ${exit};`,
    );
    expect((await run(['keys', 'list'])).code).toBe(code);
    expect(readFileSync(join(folder, 'args'), 'utf8')).toBe('keys list');
  },
);
