import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const examples = new URL('../../../../examples', import.meta.url).pathname;
const write = temporaryFolder();
const mistyped = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD';

test.each(['us-llc', 'ng-company', 'za-close-corporation'])(
  'the complete example %s has no error',
  async (name) => {
    const args = ['check', 'customer', `${examples}/${name}.json`, '--format', 'json'];
    const { code, out } = await runInTest(args);
    expect(JSON.parse(out).totals).toMatchObject({ records: 1, ready: 1, error: 0 });
    expect(code).toBe(0);
  },
);

test('the incomplete example has five errors, at their fields', async () => {
  const args = ['check', 'customer', `${examples}/incomplete.json`, '-q', '--format', 'ndjson'];
  const { code, out } = await runInTest(args);
  const paths = JSON.parse(out).findings.map(({ path }: { path: unknown[] }) => path.join('.'));
  expect(paths).toEqual([
    'business_owners.1.date_of_birth',
    'business_owners.1.supporting_documents',
    'documents',
    'phone',
    'registration_date',
  ]);
  expect(code).toBe(1);
});

test.each([
  { asOf: '2026-11-21', rules: ['owner/minimum-age'], why: 'today' },
  { asOf: '2040-01-01', rules: [], why: 'a day when everyone is of age' },
])('--as-of $asOf: $why', async ({ asOf, rules }) => {
  const file = `${examples}/incomplete.json`;
  const { out } = await runInTest(['check', 'customer', file, '--format', 'json', '--as-of', asOf]);
  const found = JSON.parse(out).totals.byRule.map(({ rule }: { rule: string }) => rule);
  expect(found.filter((rule: string) => rule === 'owner/minimum-age')).toEqual(rules);
});

test.each([
  { setting: 'off', code: 0 },
  { setting: 'info', code: 0 },
  { setting: 'warning', code: 1 },
  { setting: 'error', code: 1 },
])('--rule address/checksum=$setting exits with $code', async ({ setting, code }) => {
  const args = ['check', 'address', mistyped, '--network', 'polygon'];
  const result = await runInTest([...args, '--rule', `address/checksum=${setting}`]);
  expect(result.code).toBe(code);
});

test('--fail-on never exits with 0 whatever is found', async () => {
  const args = ['check', 'address', mistyped, '--network', 'erc20'];
  expect((await runInTest(args)).code).toBe(1);
  expect((await runInTest([...args, '--fail-on', 'never'])).code).toBe(0);
});

test.each([
  { failOn: 'error', code: 0 },
  { failOn: 'warning', code: 1 },
])('--fail-on $failOn with one warning exits with $code', async ({ failOn, code }) => {
  const args = ['check', 'address', mistyped, '--network', 'erc20', '--fail-on', failOn];
  const result = await runInTest([...args, '--rule', 'address/checksum=warning']);
  expect(result.code).toBe(code);
});

test('a configuration gives settings and rules of its own; options win', async () => {
  write(
    'rules.mjs',
    `export const rules = [{
      id: 'own/always', severity: 'warning', basis: 'practice', source: { title: 'Own' },
      message: 'Own rule ran', remedy: 'Nothing', reads: {},
      check(values, { report }) { report([]); },
    }];`,
  );
  const config = write(
    'passmuster.config.json',
    JSON.stringify({ ruleModules: ['rules.mjs'], failOn: 'warning', preset: 'spec' }),
  );
  const args = ['check', 'customer', `${examples}/us-llc.json`, '--config', config];
  const { out, code } = await runInTest(args);
  expect(out).toContain('own/always');
  expect(code).toBe(1);
  expect((await runInTest([...args, '--fail-on', 'error'])).code).toBe(0);
  const wrong = write('wrong.json', '{"presett":"spec"}');
  const refused = await runInTest([...args.slice(0, -1), wrong]);
  expect(refused.err).toMatch(/wrong\.json: there is no setting presett\. Did you mean preset\?/);
  expect(refused.code).toBe(2);
});

test('--profile adds what a provider requires, on the command line and in the settings', async () => {
  const profile = write('provider.json', '{"name":"Acme Pay","businessTypes":["TRUST"]}');
  const args = ['check', 'customer', `${examples}/us-llc.json`];
  expect((await runInTest([...args, '--profile', profile])).out).toContain('profile/business-type');
  const config = write('with-profile.json', '{"profile":"provider.json"}');
  expect((await runInTest([...args, '--config', config])).code).toBe(1);
  const wrong = write('wrong-profile.json', '{"name":"Acme Pay","countries":["Kenya"]}');
  const { err, code } = await runInTest([...args, '--profile', wrong]);
  expect(err).toMatch(
    /wrong-profile\.json: countries\.0: expected a code such as AF\. Did you mean KE\?$/m,
  );
  expect(code).toBe(2);
});
