import { expect, test } from 'vitest';
import * as address from './index.ts';

test('the package exports', () => {
  expect(Object.keys(address).sort()).toEqual([
    'addressEnds',
    'addressNetworks',
    'addressRules',
    'addressTables',
    'checkAddress',
    'createAddressBook',
    'isAddress',
    'knownDestinations',
    'loadAddressLabels',
    'lookAlikeRule',
    'lookAlikesIn',
    'parseAddress',
    'tokenContracts',
  ]);
});
