import { addressRules } from '@passmuster/address';
import { bankRules } from '@passmuster/bank';
import { strict } from '@passmuster/kyc';
import { phoneRules } from '@passmuster/phone';
import { schemaRules } from '@passmuster/schemas';
import { changed } from '@passmuster/testing/changed';
import { expect, test } from 'vitest';
import { findingsOf, sampleOf } from './findingsOf.ts';
import { ruleExamples } from './ruleExamples.ts';

test('every rule outside of the review has an example', () => {
  const reviewed = new Set<string>(strict.rules.map(({ id }) => id));
  const ids = [...schemaRules, ...phoneRules, ...bankRules, ...addressRules].map(({ id }) => id);
  const missing = ids.filter((id) => ruleExamples[id] === undefined && !reviewed.has(id));
  expect(missing).toEqual([]);
  expect(Object.keys(ruleExamples).filter((id) => !(ids as string[]).includes(id))).toEqual([]);
});

const rows = Object.entries(ruleExamples).flatMap(([rule, { at, remarked, quiet }]) => [
  { rule, why: remarked[0], set: remarked[1], finds: [`${rule} at ${at}`] },
  { rule, why: quiet[0], set: quiet[1], finds: [] },
]);

// Identifiers such as an IBAN are of accounts in currencies that no payout has.
const aside = 'bank/payout-currency';

test.each(rows)('$rule, $why: finds $finds', ({ rule, set, finds }) => {
  const found = findingsOf(rule, changed(sampleOf(rule), set))
    .filter((finding) => finding.rule !== aside || rule === aside)
    .map((finding) => `${finding.rule} at ${finding.path.join('.')}`);
  expect(found).toEqual(finds);
});
