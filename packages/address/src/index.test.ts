import { expect, test } from 'vitest';
import * as address from './index.ts';

test('the package exports', () => {
  expect(Object.keys(address).sort()).toEqual([
    'addressNetworks',
    'addressRules',
    'checkAddress',
    'createAddressBook',
    'isAddress',
    'knownDestinations',
    'loadAddressLabels',
    'lookAlikesIn',
    'parseAddress',
    'tokenContracts',
  ]);
});
