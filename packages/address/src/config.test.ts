import { markChecked, mergeConfigs } from '@passmuster/findings';
import { expect, test } from 'vitest';
import { loadAddressLabels } from './addressLabels.ts';
import { checkAddress } from './checkAddress.ts';
import { fr } from './messages/fr.ts';

const network = 'erc20';
const lowercase = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';

test('a configuration sets severities, and texts in the language of the catalog', () => {
  const config = mergeConfigs({
    name: 'acme',
    rules: { 'address/no-checksum': 'error' },
    texts: { fr: { 'address/no-checksum': 'Recopiez l’adresse du portefeuille.' } },
  });
  const [found] = checkAddress(lowercase, { network, config, catalog: fr });
  expect(found).toMatchObject({ severity: 'error', remedy: 'Recopiez l’adresse du portefeuille.' });
  expect(checkAddress(lowercase, { network })[0]?.severity).toBe('info');
  const off = mergeConfigs({ name: 'acme', rules: { 'address/no-checksum': 'off' } });
  expect(checkAddress(lowercase, { network, config: off })).toEqual([]);
});

const tableOf = (id: string, asOf: string, row: object) =>
  ({ format: 'passmuster-table/1', id, asOf, count: 1, hash: 'ab', rows: [row] }) as const;
const configOf = (...tables: readonly ReturnType<typeof tableOf>[]) =>
  mergeConfigs({
    name: 'acme',
    tables: markChecked(Object.fromEntries(tables.map((table) => [table.id, table]))),
  });
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test('newer tables of sanctioned and known addresses take the place of those of the package', async () => {
  const row = { address, label: 'ACME (SDGT)', date: '2027-01-02' };
  const config = configOf(tableOf('address/sanctioned', '2027-01-04', row));
  const labels = await loadAddressLabels({ config });
  const own = await loadAddressLabels();
  expect(labels.get(address.toLowerCase())).toEqual({
    kind: 'sanctioned',
    label: 'ACME (SDGT)',
    date: '2027-01-02',
  });
  // Lazarus Group is not in the table, and known addresses are those of the package.
  expect(labels.get('0x098b716b8aaf21512996dc57eb0615e2383e2f96')).toBeUndefined();
  expect(labels.size).toBe(own.size - 124 + 2);
  expect(labels.dates).toEqual({ sanctions: '2027-01-04', others: own.dates.others });
  expect(labels.tables[0]).toEqual({
    name: 'OFAC SDN addresses',
    asOf: '2027-01-04',
    hash: 'ab',
  });
  const older = configOf(tableOf('address/sanctioned', '2020-01-04', row));
  expect((await loadAddressLabels({ config: older })).size).toBe(own.size);
});

test('newer token contracts take the place of those of the package', () => {
  const row = { symbol: 'ACME', network: 'erc20', address };
  const config = configOf(tableOf('address/token-contracts', '2027-01-04', row));
  const tether = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
  expect(checkAddress(address, { network, config })[0]?.rule).toBe('address/token-contract');
  expect(checkAddress(tether, { network, config })).toEqual([]);
  expect(checkAddress(tether, { network })[0]?.rule).toBe('address/token-contract');
});
