import { expect, test } from 'vitest';
import * as bulk from './bulk.ts';
import * as form from './form.ts';
import * as address from './index.ts';
import * as worker from './worker.ts';

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
  expect(Object.keys(bulk).sort()).toEqual(['checkAddressFile', 'lineVerdicts', 'workerPaysFrom']);
  expect(Object.keys(form)).toEqual(['isAddress']);
  expect(Object.keys(worker)).toEqual(['answerAddressBatches']);
});
