import { expect, test } from 'vitest';
import * as kyc from './index.ts';

test('exports', () => {
  expect(Object.keys(kyc).sort()).toEqual([
    'auditMarkdown',
    'auditRecord',
    'blockSanctions',
    'checkField',
    'compareReviews',
    'coverage',
    'defineConfig',
    'definePreset',
    'defineRule',
    'explain',
    'fixesOf',
    'hashOfRows',
    'kycRules',
    'loadCustomerReviewer',
    'loadTableSchema',
    'loadTables',
    'manifestOf',
    'neverChecked',
    'packageTables',
    'presetNames',
    'profileRules',
    'readTables',
    'recommended',
    'reviewBusinessCustomer',
    'reviewWalletRequest',
    'ruleIds',
    'signedBytes',
    'spec',
    'strict',
    'tableIds',
    'verifyAudit',
    'walletRules',
  ]);
});
