import { sampleDay as asOf } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { reviewBusinessCustomer } from '../review/reviewBusinessCustomer.ts';
import { spec } from '../rules/spec.ts';
import { changed } from '../testing/changed.ts';
import { auditRecord, verifyAudit } from './auditRecord.ts';

const key = 'a secret of 16 characters';
const keyed = (draft: unknown) =>
  auditRecord(reviewBusinessCustomer(draft, { preset: spec, asOf }), draft, {
    key,
    reviewedBy: 'Ada',
  });

test('a keyed record shows which application it is of, and that nobody changed it', () => {
  const draft = changed({});
  const record = keyed(draft);
  const other = changed({ trading_name: 'Karoo' });
  expect(verifyAudit(record, draft, key)).toEqual({ isUnchanged: true, isOfApplication: true });
  expect(verifyAudit(record, other, key).isOfApplication).toBe(false);
  expect(verifyAudit({ ...record, reviewedBy: 'Eve' }, draft, key).isUnchanged).toBe(false);
  expect(verifyAudit(record, draft, `${key}!`)).toEqual({
    isUnchanged: false,
    isOfApplication: false,
  });
});

test.each([
  ['its severity', { severity: 'info' }],
  ['its source', { source: { title: 'Another' } }],
  ['its outcome', { outcome: 'off' }],
  ['how many values it checked', { checked: 99 }],
] as const)('a record is changed if of one rule %s is another', (_, change) => {
  const draft = changed({});
  const record = keyed(draft);
  const rules = record.rules.map((run, i) => (i === 3 ? { ...run, ...change } : run));
  expect(verifyAudit({ ...record, rules }, draft, key).isUnchanged).toBe(false);
  const rulesHash = record.rulesHash.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  expect(verifyAudit({ ...record, rulesHash }, draft, key).isUnchanged).toBe(false);
});
