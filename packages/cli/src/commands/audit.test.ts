import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const examples = new URL('../../../../examples', import.meta.url).pathname;
const write = temporaryFolder();
const incomplete = JSON.parse(readFileSync(`${examples}/incomplete.json`, 'utf8'));

const acceptance = {
  rule: 'email/public-domain',
  path: 'email',
  reason: 'Called back',
  by: 'A. Obi',
  until: '2026-12-31',
};

test('audit marks what somebody accepts, and compare compares two records', async () => {
  const file = write('audited.json', JSON.stringify({ ...incomplete, email: 'ada@example.com' }));
  const audit = async (name: string, ...more: string[]) => {
    const { out } = await runInTest(['audit', file, ...more]);
    return { path: write(name, out), record: JSON.parse(out) };
  };
  const accept = write('accept.json', JSON.stringify([acceptance]));
  const profile = write('kenya.json', '{"name":"Acme Pay","countries":["KE"]}');
  const before = await audit('one.json');
  const after = await audit('two.json', '--acceptances', accept, '--profile', profile);
  expect(after.record.acceptances).toMatchObject([{ by: 'A. Obi', outcome: 'applied' }]);
  const { out, code } = await runInTest(['compare', before.path, after.path]);
  expect(out).toContain('+ record:registered_address.country  error  profile/country');
  expect(out).toContain('- record:email  warning  email/public-domain\n');
  expect(out).toContain('+ record:email  warning  email/public-domain  accepted\n');
  expect(out).toContain('~ rule profile/country: none, now error');
  expect(out).toMatch(/^0 findings gone, 1 finding new$/m);
  expect(code).toBe(1);
});

test.each([
  { text: '{}', says: 'expected Array' },
  { text: JSON.stringify([{ ...acceptance, by: ' ' }]), says: '0.by: must not be blank' },
  { text: JSON.stringify([{ ...acceptance, until: '2026-02-30' }]), says: '0.until: ' },
])('--acceptances with $text says what is wrong', async ({ text, says }) => {
  const file = write('wrong-accept.json', text);
  const { err, code } = await runInTest([
    'audit',
    `${examples}/us-llc.json`,
    '--acceptances',
    file,
  ]);
  expect(err).toContain(`wrong-accept.json: ${says}`);
  expect(code).toBe(2);
});
