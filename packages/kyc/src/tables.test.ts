import { sampleDay as asOf, customerSample } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { recommended } from './presets/recommended.ts';
import { reviewBusinessCustomer } from './reviewBusinessCustomer.ts';
import { loadTables } from './tables.ts';
import { changed } from './testing/changed.ts';

test('the rules of the tables join those of a preset', async () => {
  const tables = await loadTables();
  const options = { asOf, preset: recommended, tables };
  expect(reviewBusinessCustomer(customerSample, options).findings).toEqual([]);
  const { findings, audit } = reviewBusinessCustomer(
    changed({ email: 'karoo@gmail.com' }),
    options,
  );
  expect(findings.map(({ rule }) => rule)).toEqual(['business/own-email', 'business/email-domain']);
  expect(audit.data.map(({ name }) => name)).toContain('Public Suffix List (tldts 7.5.4)');
});
