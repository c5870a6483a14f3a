import { expect, test } from 'vitest';
import * as bulk from './bulk/index.ts';
import * as worker from './bulk/worker.ts';
import * as address from './index.ts';

test('the package exports', () => {
  expect(Object.keys(address).sort()).toEqual([
    'addressEnds',
    'addressNetworks',
    'addressRules',
    'addressTables',
    'checkAddress',
    'createAddressBook',
    'firstAddressIn',
    'isAddress',
    'loadAddressLabels',
    'lookAlikeRule',
    'lookAlikesIn',
    'parseAddress',
    'tokenContracts',
  ]);
});

test('the entries for files export', () => {
  expect(Object.keys(bulk).sort()).toEqual(['checkAddressFile', 'lineVerdicts', 'workerPaysFrom']);
  expect(Object.keys(worker)).toEqual(['answerAddressBatches']);
});
