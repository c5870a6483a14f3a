import { expect, test } from 'vitest';
import * as kyc from './index.ts';
import * as tables from './tables.ts';

test('the public door', () => {
  expect(Object.keys(kyc).sort()).toEqual([
    'auditMarkdown',
    'auditRecord',
    'checkField',
    'explain',
    'fr',
    'labelOf',
    'pt',
    'recommended',
    'reviewBusinessCustomer',
    'reviewWalletRequest',
    'spec',
    'strict',
    'walletRules',
  ]);
  expect(Object.keys(tables)).toEqual(['loadTables']);
});
