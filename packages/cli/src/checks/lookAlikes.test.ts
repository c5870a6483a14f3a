import { lookAlikesIn } from '@passmuster/address';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const real = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const withEnds = (first: string, last: string, between = '7'): string =>
  `0x${first}${between.repeat(40 - first.length - last.length)}${last}`;
const poisoned = withEnds('5aa', 'eaed');
const third = withEnds('5aa', 'eaed', '1');

const checked = async (file: string, ...options: readonly string[]) => {
  const args = ['check', 'address', file, '--network', 'polygon', '--format', 'json'];
  const { out, code } = await runInTest([...args, ...options]);
  const { reports }: { reports: { row: number; findings: Found[] }[] } = JSON.parse(out);
  return { reports, code };
};

interface Found {
  readonly rule: string;
  readonly severity: string;
  readonly message: string;
  readonly remedy: string;
}

/** Returns the rows with a look-alike and the row that each names. */
const pairsIn = async (file: string, ...options: readonly string[]) =>
  (await checked(file, ...options)).reports.flatMap(({ row, findings }) =>
    findings
      .filter(({ rule }) => rule === 'address/look-alike')
      .map(({ message }) => [row, Number(/:(\d+) but/.exec(message)?.[1])]),
  );

test.each([
  { why: 'one that looks like another', rows: [real, poisoned], pairs: [[2, 1]] },
  { why: 'the first two digits only', rows: [real, withEnds('5a', 'eaed')], pairs: [] },
  { why: 'the last three digits only', rows: [real, withEnds('5aa', 'aed')], pairs: [] },
  { why: 'the same address twice', rows: [real, '', real.toLowerCase()], pairs: [] },
  {
    why: 'three of a kind: each later one names the first',
    rows: [real, poisoned, third, real, poisoned],
    pairs: [
      [2, 1],
      [3, 1],
      [5, 1],
    ],
  },
  { why: 'what is not an address', rows: ['0x5aaeaed', `${poisoned}0`, real], pairs: [] },
  {
    why: 'the same address on two networks',
    rows: ['address,network', `${real},erc20`, `${real},polygon`, `${poisoned},erc20`],
    pairs: [[4, 2]],
  },
  {
    why: 'a row without a network',
    rows: ['address,network', `${real},erc20`, `${real},`, `${poisoned},`],
    pairs: [[4, 2]],
  },
])('look-alikes within a file: $why', async ({ rows, pairs }) => {
  const file = write(
    rows[0] === 'address,network' ? 'rows.csv' : 'rows.txt',
    `${rows.join('\n')}\n`,
  );
  expect(await pairsIn(file)).toEqual(pairs);
});

test('a look-alike is a warning that names the earlier line, in each language, and can be turned off', async () => {
  const file = write('pair.txt', `${real}\n${poisoned}\n`);
  const { reports, code } = await checked(file);
  expect(code).toBe(1);
  expect(reports[1]?.findings.find(({ rule }) => rule === 'address/look-alike')).toMatchObject({
    severity: 'warning',
    message: `The address starts and ends like the one at pair.txt:1 but is different, which may be address poisoning`,
    remedy: `This address looks like another one of the list (pair.txt:1) but is different. Compare every character of both, or ask the recipient.`,
  });
  const french = await checked(file, '--lang', 'fr');
  expect(french.reports[1]?.findings.map(({ remedy }) => remedy)).toContainEqual(
    expect.stringContaining(`ressemble à une autre de la liste (pair.txt:1)`),
  );
  expect((await checked(file, '--fail-on', 'warning')).code).toBe(1);
  expect(await pairsIn(file, '--rule', 'address/look-alike=off')).toEqual([]);
});

test('an address that looks like one of the address book and one of the list has one finding', async () => {
  const file = write('book-pair.txt', `${real}\n${poisoned}\n`);
  const book = write('book.txt', `${real}\n`);
  const { reports } = await checked(file, '--address-book', book);
  const found = reports[1]?.findings.filter(({ rule }) => rule === 'address/look-alike');
  expect(found?.map(({ message }) => message)).toEqual([
    expect.stringContaining('entry 1 of the address book'),
  ]);
});

test('a look-alike in a second file names the first file', async () => {
  const [first, second] = [write('one.txt', `${real}\n`), write('two.txt', `${poisoned}\n`)];
  const { reports } = await checked(first, second);
  expect(reports[1]?.findings.map(({ message }) => message)).toContainEqual(
    expect.stringContaining(`like the one at one.txt:1 but`),
  );
});

test('a second shard finds the look-alike of a row before it, and leaves out what is wrong there', async () => {
  const wrong = `${real.slice(0, -1)}D`;
  const rows = ['address', real, wrong, withEnds('222', '2222'), poisoned, '0x5aaeaed', poisoned];
  const file = write('shards.csv', `${rows.join('\n')}\n`);
  const csv = async (...shard: readonly string[]) => {
    const args = ['check', 'address', file, '--network', 'erc20', '--format', 'csv', ...shard];
    return (await runInTest(args)).out.split('\r\n').filter((line) => line.startsWith(file));
  };
  expect((await csv()).filter((line) => line.includes('address/look-alike'))).toHaveLength(2);
  expect([...(await csv('--shard', '1/2')), ...(await csv('--shard', '2/2'))]).toEqual(await csv());
});

test('names a look-alike for each line of which the library finds an earlier one', async () => {
  const digit = fc.constantFrom('1', '2');
  const address = fc
    .tuple(digit, digit, digit)
    .map(([first, between, last]) => withEnds(first.repeat(3), last.repeat(4), between));
  await fc.assert(
    fc.asyncProperty(fc.array(address, { minLength: 1, maxLength: 12 }), async (list) => {
      const expected = list.flatMap((_, at) => {
        const other = lookAlikesIn(list.slice(0, at + 1)).get(at);
        const isRepeatedFirst = other !== undefined && list.indexOf(list[at] ?? '') < other;
        return other === undefined || isRepeatedFirst ? [] : [[at + 1, other + 1]];
      });
      expect(await pairsIn(write('law.txt', `${list.join('\n')}\n`))).toEqual(expected);
    }),
    { numRuns: 25 },
  );
});

test('an address in a row of the address book that has too many cells is known', async () => {
  const book = write('book.csv', `name,address\nAda,${real},paid\n`);
  const file = write('one-of-book.txt', `${poisoned}\n`);
  const { reports } = await checked(file, '--address-book', book);
  expect(reports[0]?.findings.map(({ rule }) => rule)).toContain('address/look-alike');
});
