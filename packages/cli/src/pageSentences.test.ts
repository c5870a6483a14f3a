import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runInTest } from '../test/runInTest.ts';

const root = new URL('../../../', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'passmuster-sentences-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a file of the test, and returns its path. */
function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** Expects that a page says a sentence, on whatever lines. */
function expectSentence(page: string, sentence: string): void {
  expect(readFileSync(new URL(page, root), 'utf8').replace(/\s+/g, ' ')).toContain(sentence);
}
const guide = (name: string): string => `apps/docs/src/content/docs/guides/${name}`;

test('a column that is left out is named by its heading or its letter, as the README says', async () => {
  expectSentence(
    'packages/cli/README.md',
    "by its heading if that resembles a field and has only words of headings, otherwise by its letter, since it could be a person's name",
  );
  const path = write('columns.csv', 'Account number,Routing memo,Routing Ada\n1,2,3\n');
  const { err } = await runInTest(['check', 'bank', path]);
  expect(err).toContain('2 columns not read: "Routing memo", C');
});

test('text output names eight rows of the findings that it does not repeat, as the README says', async () => {
  expectSentence(
    'packages/cli/README.md',
    'counts the others and names the rows of the first eight',
  );
  const path = write('wallets.csv', `currency,network\n${'USDC,\n'.repeat(20)}`);
  const { out } = await runInTest(['check', 'wallet', path]);
  const text = out.replace(/\s+/g, ' ');
  expect(text.match(/wallets\.csv: B\d+/g)).toHaveLength(3);
  expect(text).toContain('17 more findings like this');
  expect(text).toContain('wallets.csv:5, 6, 7, 8, 9, 10, 11, 12, …');
  const csv = await runInTest(['check', 'wallet', path, '--format', 'csv']);
  expect(csv.out.match(/wallet\/network-given/g)?.length).toBe(20);
});

test('the settings take the table of a guide that has names of your own', async () => {
  expectSentence(
    guide('your-fields.mdx'),
    '`map` in `passmuster.config.json` takes the same table',
  );
  const map = {
    business_name: 'company',
    email: 'contactMail',
    'registered_address.country': 'country',
    'registered_address.city': 'town',
  };
  const example = readFileSync(new URL('apps/docs/src/examples/yourFields.ts', root), 'utf8');
  for (const [path, name] of Object.entries(map))
    expect(example).toMatch(new RegExp(`^  '?${path.replace('.', '\\.')}'?: '${name}',$`, 'm'));
  const path = write('records.csv', 'company,contactMail,country,town\nKaroo,ada,ZA,Cradock\n');
  const config = write('settings.json', JSON.stringify({ map }));
  const { out } = await runInTest([
    'check',
    'customer',
    path,
    '--config',
    config,
    '--format',
    'csv',
  ]);
  expect(out).toMatch(/,email,error,schema\/format,.*,B2,contactMail,/);
});

test('audit records and journals of a newer format are refused, as the guide of upgrading says', async () => {
  expectSentence(
    guide('upgrading.mdx'),
    'It refuses drafts, audit records and journals of a newer format',
  );
  const record = write('record.json', '{"format":"passmuster-audit/9"}');
  const compared = await runInTest(['compare', record, record]);
  expect([compared.code, compared.err]).toEqual([2, expect.stringContaining('of a newer version')]);
  const rows = write('rows.csv', 'currency,network\nUSDC,polygon\n');
  write('rows.csv.journal', '{"journal":"passmuster-submit/9"}\n');
  const sent = await runInTest(['submit', 'wallet', rows, '--base-url', 'http://127.0.0.1:9/api'], {
    env: { PASSMUSTER_API_KEY: 'a-key-of-24-characters-or-more' },
  });
  expect([sent.code, sent.err]).toEqual([2, expect.stringContaining('of another version')]);
});
