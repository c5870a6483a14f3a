import { mergeConfigs } from '@passmuster/findings';
import { expect, test } from 'vitest';
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
