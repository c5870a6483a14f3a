import { expect, test, vi } from 'vitest';
import { startFilter } from '../../test/filterProcess.ts';
import { garbageLines } from '../../test/garbageLines.ts';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
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

test.each([
  { line: '{"phone":null}', same: '{}' },
  {
    line: '{"business_owners":[{"last_name":null}],"trading_name":null}',
    same: '{"business_owners":[{}]}',
  },
  { line: '{"documents":[null]}', same: '{"documents":[1]}' },
])('null is as if it were absent: $line is answered as $same', async ({ line, same }) => {
  const { out } = await runInTest(['filter', 'customer'], { stdin: `${line}\n${same}\n` });
  const [one, other] = out.trimEnd().split('\n').map(rules);
  expect(one).toEqual(other);
});

test('a brief answer has rule, severity and path, and few bytes', async () => {
  const stdin = '+1202\n+2348033120456\n';
  const { out } = await runInTest(['filter', 'phone', '--brief'], { stdin });
  expect(
    out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    {
      ...{ row: 1, verdict: 'look', ready: false },
      findings: [{ rule: 'phone/possible-length', severity: 'warning', path: 'phone' }],
    },
    { row: 2, verdict: 'clear', ready: true, findings: [] },
  ]);
});

test.each([256, 257, 1_000, 5_000])(
  'no answer is longer than %i bytes, and one that leaves findings out says how many',
  async (limit) => {
    const stdin = '{"business_owners":[{},{},{}]}\n{"email":"a"}\n';
    const whole = await runInTest(['filter', 'customer'], { stdin });
    const { out } = await runInTest(['filter', 'customer', '--max-answer', `${limit}`], { stdin });
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    for (const [at, line] of lines.entries()) {
      const all = rules(whole.out.split('\n')[at]);
      const { findings, omitted } = JSON.parse(line);
      expect(Buffer.byteLength(line)).toBeLessThan(limit);
      expect(findings.length + omitted).toBe(all.length);
      expect(rules(line)).toEqual(all.slice(0, findings.length));
    }
  },
);

test('a limit below 256 bytes is refused', async () => {
  const { code } = await runInTest(['filter', 'phone', '--max-answer', '255'], { stdin: '1\n' });
  expect(code).toBe(2);
});

const calls = kinds.flatMap((kind) => [[kind], [kind, '--brief', '--max-answer', '300']]);
test.each(calls.map((words) => ({ words })))(
  'the self-test of $words holds every promise',
  async ({ words }) => {
    const { out, code } = await runInTest(['filter', ...words, '--self-test']);
    expect(out.match(/^ok /gm)).toHaveLength(4);
    expect([out.includes('NOT OK'), code]).toEqual([false, 0]);
  },
);

const folder = temporaryFolder();
test('a rule that prints or throws costs no line: its text is on standard error', async () => {
  const module = folder(
    'rules.mjs',
    `export const rules = [{
      id: 'own/loud', severity: 'warning', source: { title: 'Ours' }, reads: {}, message: 'Loud', remedy: 'None', basis: 'practice',
      check() { process.stdout.write('printed\\n'); console.log('logged'); throw new Error('thrown'); },
    }];`,
  );
  const config = folder('config.json', JSON.stringify({ ruleModules: [module] }));
  const { process, end } = startFilter('customer', '--config', config, '--brief');
  process.stdin.write('{"email":"a"}\n{}\n');
  const { rest, errors, status } = await end();
  expect(rest.trimEnd().split('\n').map(rowOf)).toEqual([1, 2]);
  expect([status, errors.includes('printed'), errors.includes('logged')]).toEqual([0, true, true]);
});

test('what cannot be carried out is one line on standard error, and nothing is answered', async () => {
  const { out, err, code } = await runInTest(['filter', 'phone', '--network', 'polygon']);
  expect(out).toBe('');
  expect(err).toMatch(/^passmuster: .*\n$/);
  expect(code).toBe(2);
});
