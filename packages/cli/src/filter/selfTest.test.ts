import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runInTest, terminalInTest } from '../../test/runInTest.ts';
import { selfTest } from './selfTest.ts';

async function tested(answer: (line: string, row: number) => string) {
  let out = '';
  const terminal = terminalInTest({
    out: async (text) => {
      out += text;
    },
  });
  const run: Parameters<typeof selfTest>[0] = async ({ stdin, out: write }) => {
    let text = '';
    for await (const piece of stdin) text += Buffer.from(piece).toString('latin1');
    const lines = text.split('\n').slice(0, -1);
    await write(Buffer.from(lines.map((line, at) => answer(line, at + 1)).join('')));
    return 0;
  };
  const code = await selfTest(run, terminal, 300);
  return { code, broken: [...out.matchAll(/^NOT OK {2}(.*)$/gm)].map(([, text]) => text) };
}

const right = (row: number): string =>
  `${JSON.stringify({ row, verdict: 'clear', ready: true, findings: [] })}\n`;

test('a filter that answers every line holds every promise', async () => {
  expect(await tested((_, row) => right(row))).toEqual({ code: 0, broken: [] });
});

test.each([
  {
    why: 'a line too many',
    answer: (_: string, row: number) => `${right(row)}${row === 3 ? '\n' : ''}`,
  },
  {
    why: 'a blank line without an answer',
    answer: (line: string, row: number) => (line === '' ? '' : right(row)),
  },
  { why: 'a wrong order', answer: (_: string, row: number) => right(row + 1) },
  { why: 'a printed text', answer: (_: string, row: number) => `hello${right(row)}` },
  {
    why: 'a verdict that contradicts',
    answer: (_: string, row: number) => right(row).replace('true', 'false'),
  },
  {
    why: 'a long answer',
    answer: (_: string, row: number) => right(row).replace('[]', `["${'x'.repeat(300)}"]`),
  },
])('$why breaks a promise', async ({ answer }) => {
  const { code, broken } = await tested(answer);
  expect(code).toBe(1);
  expect(broken.length).toBeGreaterThan(0);
});

const page = new URL('../../../../apps/docs/src/content/docs/guides/filter.md', import.meta.url);

test('the page with the contract shows what its command prints', async () => {
  const text = readFileSync(page, 'utf8');
  const [, args = ''] = /^passmuster (filter .* --self-test)$/m.exec(text) ?? [];
  const [, shown] = /```txt title="Output"\n([\s\S]*?)```/.exec(text) ?? [];
  const { out, code } = await runInTest(args.split(' '));
  expect([out, code]).toEqual([shown, 0]);
});
