import { expect, test, vi } from 'vitest';
import { startFilter } from '../../test/filterProcess.ts';
import { garbageLines } from '../../test/garbageLines.ts';
import { runInTest } from '../../test/runInTest.ts';
import { kinds } from '../columns/kind.ts';

// Processes that each load the tables of a review.
vi.setConfig({ testTimeout: 60_000 });

const rowOf = (line: string): number => JSON.parse(line).row;
const rules = (line = '{}'): readonly string[] =>
  JSON.parse(line).findings.map(({ rule }: { rule: string }) => rule);

test.each(kinds)('each line of garbage has one line of JSON, in order: %s', async (kind) => {
  const lines = [...garbageLines(300, 7)];
  const stdin = Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\n')]));
  const { out, err, code } = await runInTest(['filter', kind], { stdin });
  const answers = out.split('\n');
  expect(answers.pop()).toBe('');
  expect(answers.map(rowOf)).toEqual(lines.map((_, index) => index + 1));
  expect(err).toBe('');
  expect(code).toBe(0);
});

test.each([
  { line: '', rule: 'input/readable' },
  { line: '{"broken":', rule: 'input/readable' },
  { line: Buffer.from([0x22, 0xff, 0x22]), rule: 'input/readable' },
  { line: '{}', rule: 'phone/text' },
  { line: '+1202', rule: 'phone/possible-length' },
])('a line $line is answered by $rule', async ({ line, rule }) => {
  const stdin = Buffer.concat([Buffer.from(line), Buffer.from('\n')]);
  const { out } = await runInTest(['filter', 'phone'], { stdin });
  expect(rules(out)).toContain(rule);
});

test('a correct line has no finding, as JSON and by itself, and no line gives no answer', async () => {
  const stdin = '{"phone":"+2348033120456"}\r\n+2348033120456';
  const { out } = await runInTest(['filter', 'phone'], { stdin });
  expect(out.trimEnd().split('\n').map(rules)).toEqual([[], []]);
  expect((await runInTest(['filter', 'phone'])).out).toBe('');
});

test('a block is answered before more is sent, and the input that is cut off at its end', async () => {
  const { process, read, end } = startFilter('phone');
  process.stdin.write('+2348033120456\n\n+12');
  expect((await read(2)).map(rowOf)).toEqual([1, 2]);
  process.stdin.write('02\n{"phone":');
  expect((await read(1)).map(rowOf)).toEqual([3]);
  const { rest, status, errors } = await end();
  expect(rest.split('\n').slice(0, -1).map(rowOf)).toEqual([4]);
  expect({ status, errors }).toEqual({ status: 0, errors: '' });
});

test('what cannot be carried out is one line on standard error, and nothing is answered', async () => {
  const { out, err, code } = await runInTest(['filter', 'phone', '--network', 'polygon']);
  expect(out).toBe('');
  expect(err).toMatch(/^passmuster: .*\n$/);
  expect(code).toBe(2);
});
