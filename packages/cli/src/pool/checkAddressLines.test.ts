import { type CheckAddressOptions, checkAddress, loadAddressLabels } from '@passmuster/address';
import { type AddressBatch, checkAddressFile, lineVerdicts } from '@passmuster/address/bulk';
import { defineConfig, hashOfRows, readTables } from '@passmuster/kyc';
import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const own = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const listed = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const tether = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const lines = [own, listed, tether, own.toLowerCase(), 'me.eth'];
const tableOf = (id: string, row: object) => ({
  format: 'passmuster-table/1',
  id,
  asOf: '2027-01-04',
  count: 1,
  hash: hashOfRows([row]),
  rows: [row],
});
const tables = [
  tableOf('address/token-contracts', { symbol: 'ACME', network: 'erc20', address: own }),
  tableOf('address/sanctioned', { address: listed, label: 'ACME (SDGT)', date: '2027-01-02' }),
];

test('lines of addresses are checked by the tables and severities of a configuration, as each address is', async () => {
  const config = defineConfig({
    name: 'acme',
    tables: await readTables(tables),
    rules: { 'address/no-checksum': 'error', 'address/name': 'warning' },
  });
  const options: CheckAddressOptions = {
    network: 'erc20',
    config,
    labels: await loadAddressLabels({ config }),
  };
  const file = new TextEncoder().encode(lines.join('\n'));
  const found: AddressBatch[] = [];
  for await (const batch of checkAddressFile(file, options)) found.push(batch);
  const expected = lines.map((line, at) => checkAddress(line, { ...options, path: [at] }));
  expect(lines.map((_, at) => found[0]?.findingsAt(at))).toEqual(expected);
  expect(expected.map(([finding]) => finding?.rule)).toEqual([
    'address/token-contract',
    'address/sanctioned',
    undefined,
    'address/no-checksum',
    'address/name',
  ]);
  const { checksummed, noted, refused } = lineVerdicts;
  const verdicts = [noted, noted, checksummed, refused, noted];
  expect([...(found[0]?.verdicts ?? [])]).toEqual(verdicts);
});

test('a file of addresses on the command line is checked by the tables of the settings', async () => {
  const names = tables.map((table, at) => {
    write(`${at}.json`, JSON.stringify(table));
    return `./${at}.json`;
  });
  const config = write('passmuster.config.json', JSON.stringify({ tables: names }));
  const file = write('addresses.txt', `${lines.join('\n')}\n`);
  const check = ['check', 'address', file, '--network', 'erc20', '--format', 'ndjson'];
  const { out } = await runInTest([...check, '--config', config]);
  const rules = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).findings?.[0]?.rule);
  expect(rules.slice(0, 3)).toEqual(['address/token-contract', 'address/sanctioned', undefined]);
  const { out: without } = await runInTest([...check, '--no-config']);
  expect(JSON.parse(without.split('\n')[2] ?? '').findings[0].rule).toBe('address/token-contract');
});
