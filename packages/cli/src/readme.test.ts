import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { reviewBusinessCustomer } from '@passmuster/kyc';
import { describe, expect, test } from 'vitest';
import { runInTest } from './testing/runInTest.ts';

const root = new URL('../../..', import.meta.url).pathname;

/** The code of the first block of a language. */
function blockOf(file: string, language: string): string {
  const text = readFileSync(`${root}${file}`, 'utf8');
  return new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(text)?.[1] ?? '';
}

const fromRoot = (args: readonly string[]) =>
  args.map((arg) => arg.replace(/^examples/, `${root}examples`));

describe('the README of the command line', () => {
  test('its command prints the text below it', async () => {
    const args = blockOf('packages/cli/README.md', 'sh').trim().split(' ').slice(2);
    const { out } = await runInTest(fromRoot(args));
    const text = blockOf('packages/cli/README.md', 'text').trimEnd();
    expect(out.replaceAll(root, '')).toContain(text);
  });

  test.each(['check customer', 'check bank', 'check addresses', 'check address', 'explain'])(
    'it lists %s, which has help',
    async (command) => {
      expect(readFileSync(`${root}packages/cli/README.md`, 'utf8')).toContain(`| \`${command} `);
      const { code, out } = await runInTest([...command.split(' '), '--help']);
      expect(out).toContain(`Usage: passmuster ${command}`);
      expect(code).toBe(0);
    },
  );
});

describe('the README of the repository', () => {
  /** Each expression that stands before a comment, and the value that the comment says it has. */
  function expectations(code: string): { expression: string; value: string }[] {
    const statements = code.slice(code.indexOf('review.ready'));
    return [...statements.matchAll(/^(review.*?);(?: \/\/ (.*)|((?:\n\/\/ .*)+))/gm)].map(
      ([, expression = '', inline, lines = '']) => ({
        expression,
        value: inline ?? lines.replaceAll('\n// ', '\n'),
      }),
    );
  }

  test('its example answers what its comments say', () => {
    const code = blockOf('README.md', 'ts');
    const setting = stripTypeScriptTypes(code.slice(0, code.indexOf('review.ready')))
      .replace(/^import .*$/gm, '')
      .replace("'examples/", `'${root}examples/`);
    const rows = expectations(code);
    expect(rows).toHaveLength(4);
    for (const { expression, value } of rows) {
      const run = new Function(
        'readFileSync',
        'reviewBusinessCustomer',
        `${setting}; return [${expression}, (${value})];`,
      );
      const [actual, expected] = run(readFileSync, reviewBusinessCustomer);
      expect(actual, expression).toEqual(expected);
    }
  });

  test('its commands run', async () => {
    const text = readFileSync(`${root}README.md`, 'utf8');
    const commands = [...text.matchAll(/^passmuster (.*)$/gm)].map(([, args = '']) => args);
    expect(commands).toHaveLength(3);
    for (const command of commands) {
      const { err } = await runInTest(fromRoot(command.split(' ')));
      expect(err).toBe('');
    }
  });
});
