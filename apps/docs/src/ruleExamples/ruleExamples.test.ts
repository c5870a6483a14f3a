import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { addressRules } from '@passmuster/address';
import { bankRules } from '@passmuster/bank';
import { strict, walletRules } from '@passmuster/kyc';
import { phoneRules } from '@passmuster/phone';
import { schemaRules } from '@passmuster/schemas';
import { changed } from '@passmuster/testing/changed';
import { sampleDay } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { allRules } from '../../scripts/pages/allRules.ts';
import { readRuleExamples } from '../../scripts/ruleExamples/readRuleExamples.ts';
import { ruleParameters } from '../../scripts/ruleExamples/ruleParameters.ts';
import { checkRule, sampleOf } from '../checks/checkRule.ts';
import { exampleValue, fieldsOf } from './pageExample.ts';
import { ruleExamples } from './ruleExamples.ts';

test('every rule outside of the review has an example', () => {
  const reviewed = new Set<string>([...strict.rules, ...walletRules].map(({ id }) => id));
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

test.each(rows)('$rule, $why: finds $finds', async ({ rule, set, finds }) => {
  const findings = await checkRule(rule, changed(sampleOf(rule), set), sampleDay);
  const found = findings
    .filter((finding) => finding.rule !== aside || rule === aside)
    .map((finding) => `${finding.rule} at ${finding.path.join('.')}`);
  expect(found).toEqual(finds);
});

const examples = await readRuleExamples();

test('every rule has an example page, and every example a rule', () => {
  expect([...examples.keys()].sort()).toEqual(allRules.map(({ id }) => id));
});

test.each([...examples.values()])(
  'the page of $rule shows both sides',
  ({ rule, remarked, quiet }) => {
    expect(remarked.findings.filter((finding) => finding.rule === rule)).not.toEqual([]);
    expect(quiet.findings.filter((finding) => finding.rule === rule)).toEqual([]);
    expect(`${quiet.text} ${quiet.asOf}`).not.toBe(`${remarked.text} ${remarked.asOf}`);
  },
);

// The first sentence of a page says of a country what the example found: that of an earlier day may no longer hold.
test('an example that names the day of a list is reviewed by the newest list', () => {
  const named = [...examples.values()].filter(({ remarked }) =>
    remarked.findings.some(({ parameters }) => parameters && 'listDay' in parameters),
  );
  expect(named.length).toBeGreaterThan(4);
  const earlier = named.filter(({ remarked }) => remarked.asOf !== sampleDay);
  expect(earlier.map(({ rule }) => rule)).toEqual([]);
});

test('`passmuster explain` completes its texts from the examples as they are', () => {
  const file = '../../../../packages/cli/src/commands/exampleParameters.generated.ts';
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(
    /^ {2}'(.+)': (.+),$/gm,
  );
  const printed = ruleParameters(examples.values());
  const generated = [...lines].map(([, rule = '', json = '']) => [rule, JSON.parse(json)] as const);
  expect(generated.length).toBeGreaterThan(80);
  for (const [rule, used] of generated) expect(printed[rule], rule).toMatchObject(used);
});

test('no text of an example names a folder of the machine that made it', () => {
  const texts = [...examples.values()].map((example) => JSON.stringify(example));
  expect(texts.filter((text) => text.includes(tmpdir()))).toEqual([]);
});

const editable = [...examples.values()].flatMap((example) =>
  example.editable === undefined ? [] : [{ ...example, editable: example.editable }],
);

test.each(editable)(
  'the text of $rule gives the same findings on its page',
  async ({ rule, editable: fields, remarked, quiet }) => {
    for (const { text, asOf, findings } of [remarked, quiet]) {
      const found = await checkRule(
        rule,
        exampleValue(fields, fieldsOf(JSON.parse(text), fields)),
        asOf,
      );
      expect(found).toEqual(findings);
    }
  },
);

test('a page can check every example of fields, but for those with a large file', () => {
  const fixed = [...examples.values()].filter(
    ({ editable: fields, language }) => language === 'json' && fields === undefined,
  );
  expect(fixed.map(({ rule }) => rule)).toEqual([
    'document/blank-image',
    'document/image-format',
    'document/image-size',
    'document/pixel-size',
  ]);
});
