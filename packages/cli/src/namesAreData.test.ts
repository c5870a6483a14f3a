import { runCount } from '@passmuster/testing/runCount';
import { expect, test } from 'vitest';
import { runInTest } from '../test/runInTest.ts';
import { temporaryFolder } from '../test/temporaryFolder.ts';
import { kinds } from './columns/kind.ts';
import { outputFormats } from './output/outputFormat.ts';

const write = temporaryFolder();
/** A person, where a field's name is expected. */
const canary = 'Adaeze Canary Obi';
const record = { [canary]: 1, business_owners: [{ [canary]: 1 }], documents: [{ [canary]: 1 }] };

const formats = outputFormats.filter((format) => format !== 'xlsx');
/** Returns the formats that a file is checked in: one, another for the next file and the next kind, or all. */
const formatsOf = (...at: readonly number[]) =>
  Array.from({ length: runCount(1, formats.length) }, (_, more) => {
    const place = at.reduce((sum, one) => sum + one, more);
    return formats[place % formats.length] ?? 'text';
  });
const json = JSON.stringify(record);
const headings = `Routing Canary,business_name,email,phone,address,account_number,currency,${canary},${canary} 2`;
const files = {
  'keys of NDJSON': write('keys.ndjson', `${json}\n`),
  'keys of a list': write('list.json', `[${json}]`),
  'keys of one record': write('one.json', json),
  'a first row without headings': write(
    'bare.csv',
    `${canary},0x52908400098527886E0F7030069857D2E4169EE7,+2348033120456\n${canary},x,+2348033120457\n`,
  ),
  'a bank account without headings': write(
    'account.csv',
    `${canary},0123456789,Zenith Bank,NGN\n${canary},0123456780,Zenith Bank,NGN\n`,
  ),
  'a business without headings': write(
    'business.csv',
    `Canary Foods Ltd,RC 123456,ada@Canary.example,Lagos\nCanary Mills,RC 1,b@Canary.example,Kano\n`,
  ),
  'unknown headings': write('headed.csv', `${headings}\nz,a,b,c,d,e,ZAR,ada@example.com,g\n`),
};

// A sample makes every second call, and with the next file the others.
const oneIn = runCount(2, 1);
const calls = Object.entries(files).flatMap(([what, file], fileAt) =>
  [
    ...kinds.flatMap((kind, kindAt) => [
      ...formatsOf(fileAt, kindAt).map((format) => ['check', kind, file, '--format', format]),
      ['check', kind, file, '--lang', 'fr'],
      ['submit', kind, file, '--dry-run', '--base-url', 'http://localhost:9'],
    ]),
    ['check', 'customer', file, '--message'],
    ['audit', file],
    ['audit', file, '--format', 'markdown'],
    ['fix', file, '--dry-run'],
    ['map', file],
    ['map', file, '--kind', 'customer'],
    ['reconcile', file],
  ]
    .filter((_, at) => (at + fileAt) % oneIn === 0)
    .map((args) => ({ what, args })),
);

test.each(calls)('$what are not shown by $args', async ({ args }) => {
  const { out, err } = await runInTest(args);
  expect(out + err).not.toContain('Canary');
  expect((out + err).length).toBeGreaterThan(0);
});

test.each(kinds)('the keys of a line are not shown by filter %s', async (kind) => {
  for (const brief of [[], ['--brief']]) {
    const { out } = await runInTest(['filter', kind, ...brief], { stdin: `${json}\n` });
    expect(out).toMatch(/^\{.*\}\n$/);
    expect(out).not.toContain('Canary');
  }
});
