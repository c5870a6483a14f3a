import { describe, expect, test } from 'vitest';
import { defineConfig } from '../config/defineConfig.ts';
import { hashOfRows, readTables } from '../config/readTables.ts';
import {
  type CustomerReviewerOptions,
  loadCustomerReviewer,
} from '../review/loadCustomerReviewer.ts';
import { ownWebsite } from '../testing/ownWebsite.ts';
import { type AuditRecord, auditRecord } from './auditRecord.ts';
import { compareReviews } from './compareReviews.ts';

const draft = {
  business_website: 'https://karoo.example.org',
  registered_address: { country: 'BY' },
  business_owners: [{ date_of_birth: '2006-01-31' }],
};
const key = 'a secret of 16 characters';
const recordOf = async (
  options: CustomerReviewerOptions = {},
  { asOf = '2026-11-21', value = draft as object } = {},
): Promise<AuditRecord> => {
  const reviewer = await loadCustomerReviewer(options);
  return auditRecord(reviewer.review(value, { asOf }), value, { key });
};
const config = (more: object = {}) => ({
  config: defineConfig({ name: 'acme', ownRules: [ownWebsite], ...more }),
});
const causesOf = async (rule: string, before: AuditRecord, after: AuditRecord) => {
  const { causes } = compareReviews(before, after);
  return causes.find((one) => one.rule === rule)?.causes;
};

describe('of two services, the one difference is named as the cause', () => {
  test('a switched rule', async () => {
    const off = config({ rules: { 'acme/own-website': 'off' } });
    const records = [await recordOf(config()), await recordOf(off)] as const;
    expect(await causesOf('acme/own-website', ...records)).toEqual([
      { kind: 'override', after: 'off' },
    ]);
    expect(compareReviews(...records).revision).toEqual({
      before: records[0].revision,
      after: records[1].revision,
    });
  });

  test('an option', async () => {
    const years = config({ rules: { 'owner/minimum-age': ['error', { years: 21 }] } });
    const causes = await causesOf(
      'owner/minimum-age',
      await recordOf(config()),
      await recordOf(years),
    );
    expect(causes?.find(({ kind }) => kind === 'option')).toEqual({
      kind: 'option',
      after: '{"years":21}',
    });
  });

  test('an own rule of another version', async () => {
    const other = { ...ownWebsite, version: '2', check: () => {} };
    const causes = await causesOf(
      'acme/own-website',
      await recordOf(config()),
      await recordOf(config({ ownRules: [other] })),
    );
    expect(causes).toEqual([{ kind: 'own-rule', after: '2' }]);
  });

  test('a rule that only one has', async () => {
    const without = await recordOf(config({ ownRules: [] }));
    const withRule = await recordOf(config());
    expect(await causesOf('acme/own-website', without, withRule)).toEqual([{ kind: 'rule-added' }]);
    expect(await causesOf('acme/own-website', withRule, without)).toEqual([
      { kind: 'rule-removed' },
    ]);
  });

  test('a newer table', async () => {
    const rows = [{ code: 'BY', program: 'comprehensive' }];
    const head = {
      format: 'passmuster-table/1',
      id: 'risk/ofac',
      asOf: '2026-11-20',
      count: 1,
      hash: hashOfRows(rows),
    };
    const tables = await readTables({ ...head, rows });
    const causes = await causesOf(
      'risk/ofac-comprehensive',
      await recordOf(config()),
      await recordOf(config({ tables })),
    );
    expect(causes?.filter(({ kind }) => kind !== 'rule')).toEqual([
      {
        kind: 'table',
        name: 'OFAC comprehensive sanctions',
        before: '2025-08-26',
        after: '2026-11-20',
      },
    ]);
  });

  test('another day', async () => {
    const earlier = await recordOf(config(), { asOf: '2020-11-21' });
    expect(await causesOf('owner/minimum-age', earlier, await recordOf(config()))).toEqual([
      { kind: 'day', before: '2020-11-21', after: '2026-11-21' },
    ]);
  });
});

test('of two applications, that is the cause', async () => {
  const value = { ...draft, business_website: 'https://acme.test' };
  expect(
    await causesOf(
      'acme/own-website',
      await recordOf(config()),
      await recordOf(config(), { value }),
    ),
  ).toEqual([{ kind: 'application' }]);
});

test('a record of before revisions, options and tables of rules is read', async () => {
  const { revision: _, rules, overrides: __, ...old } = await recordOf(config());
  const runs = rules.map(({ options: ___, tables: ____, ...run }) => run);
  const before: AuditRecord = JSON.parse(JSON.stringify({ ...old, rules: runs }));
  const after = await recordOf(config({ rules: { 'acme/own-website': 'off' } }));
  expect(compareReviews(before, after)).not.toHaveProperty('revision');
  expect(await causesOf('acme/own-website', before, after)).toEqual([
    { kind: 'override', after: 'off' },
  ]);
});
