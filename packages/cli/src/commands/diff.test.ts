import { readFileSync } from 'node:fs';
import { customerSample } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const examples = new URL('../../../../examples', import.meta.url).pathname;
const write = temporaryFolder();
const incomplete = JSON.parse(readFileSync(`${examples}/incomplete.json`, 'utf8'));

test('diff lists the findings that are gone and those that are new', async () => {
  const report = async (name: string, customer: unknown) => {
    const file = write(`${name}.json`, JSON.stringify(customer));
    const { out } = await runInTest(['check', 'customer', file, '--format', 'json']);
    return write(`${name}.report.json`, out);
  };
  const before = await report('before', incomplete);
  const after = await report('after', { ...incomplete, phone: '+233302665678', is_dao: 'yes' });
  const { out, code } = await runInTest(['diff', before, after]);
  expect(out).toContain('- record:phone  error');
  expect(out).toContain('+ record:is_dao  error');
  expect(code).toBe(1);
  expect((await runInTest(['diff', before, before])).out).toBe('0 findings gone, 0 findings new\n');
});

const by = ['--accept', 'email/public-domain', '--accepted-by', 'A. Obi', '--reason', 'Called'];
const look = { ...customerSample, email: 'office@example.com' };

test.each([
  { command: 'check', args: ['check', 'customer', '--format', 'ndjson'] },
  { command: 'audit', args: ['audit'] },
])(
  'diff of what $command writes exits with 1 if a warning is open that was not',
  async ({ args }) => {
    const record = async (name: string, customer: unknown, options: readonly string[] = []) => {
      const file = write(`${name}.json`, JSON.stringify(customer));
      return write(`${name}.out.json`, (await runInTest([...args, file, ...options])).out);
    };
    const clear = await record('clear', customerSample);
    const open = await record('open', look);
    const accepted = await record('accepted', look, by);
    const code = async (before: string, after: string) =>
      (await runInTest(['diff', before, after])).code;
    expect(await code(clear, open)).toBe(1);
    expect(await code(clear, accepted)).toBe(0);
    expect(await code(accepted, open)).toBe(1);
    expect(await code(open, accepted)).toBe(0);
  },
);

test('diff of two audit records names the verdict that changed', async () => {
  const record = async (name: string, customer: unknown) =>
    write(name, (await runInTest(['audit', write(`of-${name}`, JSON.stringify(customer))])).out);
  const { out } = await runInTest([
    'diff',
    await record('one.json', customerSample),
    await record('two.json', look),
  ]);
  expect(out).toContain('~ verdict: clear, now look\n');
});
