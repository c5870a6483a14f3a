import { expect, test } from 'vitest';
import { defineConfig } from '../config/defineConfig.ts';
import { loadCustomerReviewer } from './loadCustomerReviewer.ts';

const config = defineConfig({
  name: 'acme',
  rules: { 'owner/beneficial-owner-marked': ['warning', { percent: 10 }] },
});

test.each([
  { why: 'by default', options: {}, share: 25 },
  { why: 'without the rule', options: { preset: 'spec' as const }, share: 25 },
  { why: 'configured as 10', options: { config }, share: 10 },
])('a beneficial owner has $share% $why', async ({ options, share }) => {
  expect((await loadCustomerReviewer(options)).beneficialShare).toBe(share);
});
