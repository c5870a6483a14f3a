import { isOpen, isRisk, loadTables } from '@passmuster/findings';
import { applications, corpusDay } from '@passmuster/testing/corpus/applications';
import { mistakes } from '@passmuster/testing/corpus/mistakes';
import { runCount } from '@passmuster/testing/runCount';
import { sampleDay as asOf, customerSample } from '@passmuster/testing/samples';
import { verdictSamples } from '@passmuster/testing/verdictSamples';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recommended } from '../rules/recommended.ts';
import { spec } from '../rules/spec.ts';
import { strict } from '../rules/strict.ts';
import { changed } from '../testing/changed.ts';
import { customers } from '../testing/customers.ts';
import { type CustomerReview, reviewBusinessCustomer } from './reviewBusinessCustomer.ts';

const presets = [spec, recommended, strict];
const tables = await loadTables(strict);
const [owner] = customerSample.business_owners;

describe.each(verdictSamples)('an application $name', ({ application, verdicts }) => {
  test.each([
    { preset: recommended, verdict: verdicts.recommended },
    { preset: strict, verdict: verdicts.strict },
    { preset: spec, verdict: verdicts.spec },
  ])('is $verdict under $preset.name', ({ preset, verdict }) => {
    const review = reviewBusinessCustomer(application, { asOf, preset, tables });
    expect(review.verdict).toBe(verdict);
    expect(review.ready).toBe(verdict === 'clear');
  });
});

describe('an application with errors and a sanctioned country', () => {
  const [wrong] = verdictSamples;

  test('has errors that arithmetic and the calendar decide, and sanctions first among the warnings', () => {
    const { open } = reviewBusinessCustomer(wrong?.application, {
      asOf,
      preset: recommended,
      tables,
    });
    const errors = open.findings.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ rule, basis }) => `${rule} ${basis}`)).toEqual([
      'business/ownership-sum impossible',
      'owner/possible-age impossible',
      'owner/possible-age impossible',
      'business/registered-in-the-past impossible',
    ]);
    const first = open.findings.slice(errors.length).map(isRisk);
    expect(first[0]).toBe(true);
    expect(first.lastIndexOf(true)).toBe(first.filter(Boolean).length - 1);
  });

  test('has among them what is said of prohibited countries, and nothing that is missing', () => {
    const { open } = reviewBusinessCustomer(
      {
        ...wrong?.application,
        business_owners: [],
        nature_of_business: 'We ship sesame seeds from Iran',
        operates_in_prohibited_countries: false,
      },
      { asOf, preset: recommended, tables },
    );
    const rules = open.findings.map((finding) => `${finding.rule} ${isRisk(finding)}`);
    expect(rules).toContain('risk/country-named true');
    expect(rules).toContain('business/owner-present false');
  });
});

/** Checks that verdict, findings and requirements say the same. */
function agree({ verdict, ready, open, findings, requirements }: CustomerReview): void {
  const hasError = findings.some(({ severity }) => severity === 'error');
  const isMissing = requirements.some(
    ({ level, status }) => level === 'required' && status !== 'met',
  );
  expect(verdict === 'blocked').toBe(hasError);
  expect(hasError).toBe(isMissing);
  expect(ready).toBe(verdict === 'clear');
  expect(ready).toBe(open.findings.length + open.requirements.length === 0);
  expect(open.findings).toEqual(findings.filter(isOpen));
}

const blank = fc.constantFrom('', ' ', '\u200b', '\u3164 ', undefined, null, [], {}, 0);
const field = fc.constantFrom(
  ...Object.keys(customerSample),
  ...Object.keys(owner ?? {}).map((key) => `business_owners.1.${key}`),
  'registered_address.city',
  'registered_address.country',
  'business_owners.0.address.state',
  'documents.1.doc_image',
);
const settings = fc.dictionary(
  fc.constantFrom(
    'schema/required',
    'schema/type',
    'business/filled-in',
    'business/required-documents',
    'business/owner-present',
    'owner/proof-of-address',
    'owner/minimum-age',
  ),
  fc.constantFrom('off', 'info', 'warning', 'error'),
);
const drafts = fc.oneof(
  customers,
  fc.dictionary(field, blank, { maxKeys: 6 }).map(changed),
  fc.dictionary(field, blank).map((set) => ({ ...set })),
);

test.each(presets)('$name: verdict and requirements never contradict each other', (preset) => {
  fc.assert(
    fc.property(drafts, settings, (draft, rules) => {
      agree(reviewBusinessCustomer(draft, { asOf, preset, tables, rules }));
    }),
    { numRuns: runCount(50, 500) },
  );
});

/** Each preset reviews one in so many applications of the corpora, and none that another one does. */
const oneIn = runCount(2 * presets.length, 1);

test.each(presets.map((preset, first) => ({ name: preset.name, preset, first })))(
  '$name: nor do they in the corpora',
  ({ preset, first }) => {
    const isOurs = (_: unknown, at: number) => (at + first) % oneIn === 0;
    const verdicts = [...applications, ...mistakes].filter(isOurs).map((one) => {
      const review = reviewBusinessCustomer(one.body(), { asOf: corpusDay, preset, tables });
      agree(review);
      return review.verdict;
    });
    expect(verdicts).toContain('clear');
    expect(verdicts).toContain('blocked');
  },
);
