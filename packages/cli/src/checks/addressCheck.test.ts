import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const checksummed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const mistyped = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD';

test.each([
  {
    why: 'one address a line',
    content: `${checksummed}\n\n${mistyped}\n`,
    name: 'a.txt',
    rows: [3],
  },
  {
    why: 'a table with a heading',
    content: `Name,Wallet\nA,${checksummed}\nB,${mistyped}\n`,
    name: 'a.csv',
    rows: [3],
  },
  {
    why: 'a table without a heading',
    content: `A,${checksummed}\nB,${mistyped}\n`,
    name: 'b.csv',
    rows: [2],
  },
  {
    why: 'a list in JSON',
    content: JSON.stringify([checksummed, { address: mistyped, network: 'erc20' }]),
    name: 'a.json',
    rows: [2],
  },
])('addresses from $why', async ({ content, name, rows }) => {
  const args = ['check', 'address', write(name, content), '--network', 'polygon'];
  const { out, code } = await runInTest([...args, '--format', 'json']);
  const reports = JSON.parse(out).reports.filter(
    ({ findings }: { findings: { severity: string }[] }) =>
      findings.some(({ severity }) => severity === 'error'),
  );
  expect(reports.map(({ row }: { row: number }) => row)).toEqual(rows);
  expect(code).toBe(1);
});

test('an address without a network anywhere asks for one', async () => {
  const { code, err } = await runInTest(['check', 'address', checksummed]);
  expect(err).toContain('--network erc20 or polygon');
  expect(code).toBe(2);
});

test('--map and --column read fields from columns of another name', async () => {
  const file = write('own.csv', `Kunde,Konto\nA,${mistyped}\n`);
  const byColumn = ['check', 'address', file, '--network', 'erc20', '--column', 'Konto'];
  expect((await runInTest(byColumn)).code).toBe(1);
  const byMap = ['check', 'address', file, '--network', 'erc20', '--map', 'address=Konto'];
  expect((await runInTest(byMap)).code).toBe(1);
  const { err, code } = await runInTest([...byMap.slice(0, -1), 'address=Nichts']);
  expect(err).toContain('there is no column "Nichts"');
  expect(code).toBe(2);
});
