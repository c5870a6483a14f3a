import { expect, test } from 'vitest';
import * as bulk from './bulk.ts';
import * as form from './form.ts';
import * as address from './index.ts';

test('the package exports', () => {
  expect(Object.keys(address).sort()).toEqual([
    'addressNetworks',
    'addressRules',
    'checkAddress',
    'checkAddresses',
    'createAddressBook',
    'isAddress',
    'parseAddress',
    'tokenContracts',
  ]);
  expect(Object.keys(bulk).sort()).toEqual([
    'answerAddressBatches',
    'checkAddressFile',
    'lineVerdicts',
    'workerPaysFrom',
  ]);
  expect(Object.keys(form)).toEqual(['isAddress']);
});
