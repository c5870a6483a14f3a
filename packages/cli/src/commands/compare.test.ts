import { readFileSync } from 'node:fs';
import { customerSample } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const examples = new URL('../../../../examples', import.meta.url).pathname;
const write = temporaryFolder();
const incomplete = JSON.parse(readFileSync(`${examples}/incomplete.json`, 'utf8'));

test('compare lists the findings that are gone and those that are new', async () => {
  const report = async (name: string, customer: unknown) => {
    const file = write(`${name}.json`, JSON.stringify(customer));
    const { out } = await runInTest(['check', 'customer', file, '--format', 'json']);
    return write(`${name}.report.json`, out);
  };
  const before = await report('before', incomplete);
  const after = await report('after', { ...incomplete, phone: '+233302665678', is_dao: 'yes' });
  const { out, code } = await runInTest(['compare', before, after]);
  expect(out).toContain('- record:phone  error');
  expect(out).toContain('+ record:is_dao  error');
  expect(code).toBe(1);
  expect((await runInTest(['compare', before, before])).out).toBe(
    '0 findings gone, 0 findings new\n',
  );
});

const by = ['--accept', 'email/public-domain', '--accepted-by', 'A. Obi', '--reason', 'Called'];
const look = { ...customerSample, email: 'office@example.com' };

test.each([
  { command: 'check', args: ['check', 'customer', '--format', 'ndjson'] },
  { command: 'audit', args: ['audit'] },
])(
  'compare of what $command writes exits with 1 if a warning is open that was not',
  async ({ args }) => {
    const record = async (name: string, customer: unknown, options: readonly string[] = []) => {
      const file = write(`${name}.json`, JSON.stringify(customer));
      return write(`${name}.out.json`, (await runInTest([...args, file, ...options])).out);
    };
    const clear = await record('clear', customerSample);
    const open = await record('open', look);
    const accepted = await record('accepted', look, by);
    const code = async (before: string, after: string) =>
      (await runInTest(['compare', before, after])).code;
    expect(await code(clear, open)).toBe(1);
    expect(await code(clear, accepted)).toBe(0);
    expect(await code(accepted, open)).toBe(1);
    expect(await code(open, accepted)).toBe(0);
  },
);

test('compare of two audit records names the verdict that changed', async () => {
  const record = async (name: string, customer: unknown) =>
    write(name, (await runInTest(['audit', write(`of-${name}`, JSON.stringify(customer))])).out);
  const { out } = await runInTest([
    'compare',
    await record('one.json', customerSample),
    await record('two.json', look),
  ]);
  expect(out).toContain('~ verdict: clear, now look\n');
});

test('one application under two settings: what differs, and which setting causes it', async () => {
  const file = write('draft.json', JSON.stringify(look));
  const one = write('one.config.json', '{}');
  const off = write('off.config.json', '{"rules":{"email/public-domain":"off"}}');
  const options = ['--config', one, '--config', off, '--as-of', '2026-11-21'];
  const { out, code } = await runInTest(['compare', file, ...options]);
  expect(out).toContain('~ verdict: look, now clear\n');
  expect(out).toContain('  email/public-domain: override none, now off\n');
  expect(out).toMatch(/^~ revision: .+\/[0-9a-f]{8} kyc/m);
  expect(code).toBe(0);
  const back = ['--config', off, '--config', one, '--as-of', '2026-11-21'];
  expect((await runInTest(['compare', file, ...back])).code).toBe(1);
});

test.each([
  { args: [], says: 'pass two files, or one file and --config twice' },
  { args: ['--config', 'a.json'], says: 'pass two files, or one file and --config twice' },
  { args: ['other.json', '--config', 'a.json'], says: 'pass one file with --config' },
])('compare with $args says what to pass', async ({ args, says }) => {
  const { err, code } = await runInTest(['compare', 'draft.json', ...args]);
  expect(err).toContain(says);
  expect(code).toBe(2);
});

test('a record of the version before is read, and one of a newer version refused', async () => {
  const file = write('now.json', JSON.stringify(look));
  const { out } = await runInTest(['audit', file]);
  const now = write('now.audit.json', out);
  const { verdict: _, revision: __, acceptances: ___, ...record } = JSON.parse(out);
  const earlier = { ...record, format: 'passmuster-audit/4', version: '0.0.1', ready: true };
  const before = write('before.audit.json', JSON.stringify(earlier));
  const compared = await runInTest(['compare', before, now]);
  expect(compared.out).toContain('~ @passmuster/kyc: 0.0.1, now ');
  expect(compared.code).toBe(0);
  const newer = write('newer.json', JSON.stringify({ ...record, format: 'passmuster-audit/6' }));
  const { err, code } = await runInTest(['compare', newer, now]);
  expect(err).toBe(
    `passmuster: ${newer}: this audit record is of a newer version. Update passmuster\n`,
  );
  expect(code).toBe(2);
});

test('a record of an even older version is refused, with the versions that can be read', async () => {
  const { out } = await runInTest(['audit', write('now.json', JSON.stringify(look))]);
  const now = write('now.audit.json', out);
  const older = JSON.stringify({ ...JSON.parse(out), format: 'passmuster-audit/3' });
  const old = write('old.audit.json', older);
  for (const files of [
    [old, now],
    [now, old],
  ]) {
    const { out: printed, err, code } = await runInTest(['compare', ...files]);
    expect(err).toBe(
      `passmuster: ${old}: this audit record can't be read. Pass one of passmuster-audit/4 or passmuster-audit/5\n`,
    );
    expect(printed).toBe('');
    expect(code).toBe(2);
  }
});

test('two records of different applications say so', async () => {
  const record = async (name: string, customer: unknown, applicationHash: string) => {
    const { out } = await runInTest(['audit', write('one.json', JSON.stringify(customer))]);
    return write(name, JSON.stringify({ ...JSON.parse(out), applicationHash }));
  };
  const one = await record('one.audit.json', customerSample, 'a'.repeat(64));
  const other = await record('other.audit.json', look, 'b'.repeat(64));
  const { out, code } = await runInTest(['compare', one, other]);
  expect(out).toContain('~ the applications differ\n');
  expect(code).toBe(1);
  expect((await runInTest(['compare', one, one])).out).not.toContain('differ');
});

test('a configuration that can not be applied whole reviews nothing', async () => {
  const file = write('draft.json', JSON.stringify(look));
  const good = write('good.config.json', '{}');
  const settings = { rules: { 'email/public-domain': 'off', 'email/public-domains': 'off' } };
  const bad = write('bad.config.json', JSON.stringify(settings));
  const { out, err, code } = await runInTest(['compare', file, '--config', good, '--config', bad]);
  expect(err).toContain('email/public-domains');
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(out).toBe('');
  expect(code).toBe(2);
});
