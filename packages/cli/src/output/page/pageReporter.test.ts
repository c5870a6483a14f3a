import { expect, test } from 'vitest';
import { runInTest } from '../../../test/runInTest.ts';
import { temporaryFolder } from '../../../test/temporaryFolder.ts';
import { languages } from '../../checks/checkSettings.ts';
import { remedyHtml } from './findingRow.ts';

const write = temporaryFolder();
const heading = 'Account name,Account number,Currency,Bank code,Bank name';
const right = 'Ada Obi,0000014579,NGN,011,First Bank of Nigeria';
const wrong = 'Tunde Bello,2.34801E+12,NGN,011,First Bank of Nigeria';
const csv = `${heading}\n${right}\n${wrong}\n`;

async function pageOf(text: string, ...options: readonly string[]) {
  const file = write('accounts.csv', text);
  const { out, ...run } = await runInTest(['check', 'bank', file, '--format', 'html', ...options]);
  return { ...run, out, file, body: out.slice(out.indexOf('<main>')) };
}

const textsOf = (page: string, element: string): readonly string[] =>
  [...page.matchAll(new RegExp(`<${element}[^>]*>(.*?)</${element}>`, 'g'))].map(([, inner = '']) =>
    inner.replaceAll(/<[^>]*>/g, ''),
  );

test('a page says how many rows are ready, what causes most, and of each finding place, remedy, source and rule', async () => {
  const { body, code } = await pageOf(csv);
  expect(code).toBe(1);
  expect(textsOf(body, 'li').slice(0, 3)).toEqual(['1 ready', '0 to look at', '1 blocked']);
  expect(textsOf(body, 'h1')).toEqual(['Check of accounts.csv']);
  const [row = ''] = body.split('<tr role="row" data-rule').slice(1);
  expect(row).toContain('<th role="rowheader">3</th>');
  expect(row).toContain('B3, Account number');
  expect(row).toContain('Passmuster, Reading tables · input/scientific-notation</small>');
  expect(textsOf(body, 'span')).toEqual(['input/scientific-notation', '1', 'Account number', '1']);
});

test.each([
  [undefined, 'Payout practice · acme/limit</small>'],
  [
    'https://docs.example/',
    'Payout practice · <a href="https://docs.example/">acme/limit</a></small>',
  ],
])('a rule whose page is %s ends with %s', (page, end) => {
  const finding = {
    rule: 'acme/limit',
    remedy: 'Ask first.',
    source: { title: 'Payout practice' },
  };
  expect(remedyHtml(finding, { remarks: [], page })).toContain(end);
});

test('no value stands in a page unless it is asked for', async () => {
  expect((await pageOf(csv)).out).not.toContain('2.34801E+12');
  const { body } = await pageOf(csv, '--show-values');
  expect(textsOf(body, 'code')).toContain('2.34801E+12');
  expect(body).not.toContain('0000014579');
});

test('of JSON, too, the value is shown that a finding is about', async () => {
  const file = write('one.ndjson', '{"type":"BANK","currency":"NGN","account_number":"12AB"}\n');
  const args = ['check', 'bank', file, '--format', 'html', '--show-values'];
  const { out } = await runInTest(args);
  expect(textsOf(out, 'code')).toContain('12AB');
});

test.each(languages)('a page is in one language: %s', async (language) => {
  const { out, body } = await pageOf(csv, '--lang', language);
  expect(out).toContain(`<html lang="${language}">`);
  const english = ['What causes most', 'What to do', 'Search', 'blocked'];
  const found = english.filter((text) =>
    body.slice(0, body.indexOf('<script')).includes(`>${text}`),
  );
  expect(found).toEqual(language === 'en' ? ['What causes most', 'What to do', 'Search'] : []);
});

test.each(['html', 'ndjson', 'json'])(
  'says what changed since the last report, of %s',
  async (format) => {
    const before = write(`before.${format}`, '');
    const file = write('before.csv', `${heading}\n${wrong}\n${wrong}\n${right}\n`);
    await runInTest(['check', 'bank', file, '--format', format, '--output', before]);
    const { body } = await pageOf(`${heading}\n${right}\n${wrong}\n${wrong}\n`, '--since', before);
    expect(textsOf(body, 'p')).toContain('1 finding resolved, 1 new, 1 still there');
    expect(body.split(' data-added').length - 1).toBe(1);
    expect(body).toContain('name="added"');
  },
);

test.each([
  ['a page of something else', 'page.html', '<!doctype html><title>Hello</title>'],
  ['a page that was cut off', 'cut.htm', '<script type="application/json" id="report">{"rep'],
  ['a list', 'list.json', '[1, 2]'],
])("%s isn't a report to compare with", async (_, name, text) => {
  const { code, err } = await pageOf(csv, '--since', write(name, text));
  expect(code).toBe(2);
  expect(err).toContain(`${name}: this is not a report`);
});

test('nothing of a file can end an element of a page or start one', async () => {
  const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
  const rows = csv.replace('Account number', hostile).replace('Ada Obi', hostile);
  const file = write('<img src=x>.csv', rows);
  const options = ['--map', `account_number=${hostile}`, '--format', 'html', '--show-values'];
  const { out } = await runInTest(['check', 'bank', file, ...options]);
  expect(out).toContain('&lt;img src=x onerror');
  expect(out).not.toContain('<img');
  expect(out.split('<script')).toHaveLength(3);
});

test('without anything to correct, it says so', async () => {
  const { body, code } = await pageOf(`${heading}\n${right}\n`);
  expect(code).toBe(0);
  expect(body).toContain('Nothing to correct.');
  expect(body).not.toContain('<table');
});

test('what every row lacks is said once, with the columns to add', async () => {
  const file = write('short.csv', `Account name,Currency\nAda Obi,NGN\nTunde Bello,NGN\n`);
  const { out } = await runInTest(['check', 'bank', file, '--format', 'html']);
  const items = textsOf(out.slice(out.indexOf('About the whole file')), 'li');
  expect(items.filter((text) => text.includes('Add account_number'))).toHaveLength(1);
});

test.each([
  [['--since', 'x.html'], '--since is for --format html'],
  [['--show-values'], '--show-values is for --format html'],
])('%s is for pages only', async (options, message) => {
  const { code, err } = await runInTest(['check', 'bank', write('a.csv', csv), ...options]);
  expect(code).toBe(2);
  expect(err).toContain(message);
});

test('no page is written to a terminal, and a file of another name is refused', async () => {
  const file = write('a.csv', csv);
  const args = ['check', 'bank', file, '--format', 'html'];
  const onTerminal = await runInTest(args, { isOutTerminal: true });
  expect(onTerminal.err).toContain("a terminal can't show a page. Add --output FILE.html");
  const named = await runInTest([...args, '--output', write('page.csv', '')]);
  expect(named.err).toContain('Add --format csv');
});
