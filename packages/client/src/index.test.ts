import { expect, test } from 'vitest';
import * as handler from './handler.ts';
import * as entry from './index.ts';
import * as submission from './submission.ts';

test('the package exports these names, and no others', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'PassmusterError',
    'bindClient',
    'createBankPayoutMethod',
    'createBusinessCustomer',
    'createClient',
    'createWallet',
    'deletePayoutMethod',
    'findTransactions',
    'isLoopback',
    'listAssetCodes',
    'listWallets',
    'paginateWallets',
    'unwrap',
    'validateAddress',
  ]);
});

test('the submission exports these names, and no others', () => {
  expect(Object.keys(submission).sort()).toEqual([
    'createMemoryJournal',
    'createSubmission',
    'maySend',
    'next',
  ]);
});

test('the handler exports this name, and no other', () => {
  expect(Object.keys(handler)).toEqual(['createApiHandler']);
});
