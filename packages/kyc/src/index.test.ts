import { expect, test } from 'vitest';
import * as kyc from './index.ts';

test('exports', () => {
  expect(Object.keys(kyc).sort()).toEqual([
    'auditMarkdown',
    'auditRecord',
    'checkField',
    'definePreset',
    'defineRule',
    'explain',
    'fr',
    'labelOf',
    'loadTables',
    'pt',
    'recommended',
    'reviewBusinessCustomer',
    'reviewWalletRequest',
    'spec',
    'strict',
    'walletRules',
  ]);
});
