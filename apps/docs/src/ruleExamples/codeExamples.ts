import { applyFix, type Finding, type Fix, type FixChange } from '@passmuster/findings';
import {
  defineConfig,
  definePreset,
  defineRule,
  loadCustomerReviewer,
  type Requirement,
  reviewBusinessCustomer,
} from '@passmuster/kyc';

/** Code that causes a finding, or none, and a description of it. The page shows the text of the function. */
type CodeSide = readonly [why: string, run: () => readonly (Finding | Requirement)[]];

export interface CodeExample {
  readonly remarked: CodeSide;
  readonly quiet: CodeSide;
}

const reviewer = await loadCustomerReviewer();
const small = await loadCustomerReviewer({ limits: { perList: 2, perBody: 10 } });
const dated = await loadCustomerReviewer({ config: defineConfig({ name: 'acme', stale: 'look' }) });
const asOf = '2026-11-21';
const owner = { first_name: 'Ngozi' };
const change: FixChange = { path: ['postal_code'], value: '1931', replaces: 'L-1931' };
const fix: Fix = { rule: 'postal/postal-code', path: ['postal_code'], changes: [change] };

const company = { business_type: 'NON_US', registered_address: { country: 'NG' } };
const resolution = { doc_type: 'PROOF_OF_SIGNATORY_AUTHORITY' };
const missing = (draft: unknown) =>
  reviewer
    .review(draft, { asOf })
    .requirements.filter(
      ({ documentType, status }) => documentType === resolution.doc_type && status === 'missing',
    );

const acceptance = {
  rule: 'business/flags-answered',
  reason: 'Answered by phone',
  by: 'reviewer 12',
  until: asOf,
};

const source = { title: 'An example' };
const texts = { severity: 'warning', basis: 'practice', source, message: '', remedy: '' } as const;
const isAny = (_value: unknown): _value is unknown => true;
const presetOf = (check: () => void) =>
  definePreset('acme', [defineRule({ ...texts, id: 'acme/rule', reads: { email: isAny }, check })]);
const throwing = presetOf(() => {
  throw new Error();
});
const working = presetOf(() => {});

/** Examples of the rules about a review itself, by rule. */
export const codeExamples: Readonly<Record<string, CodeExample>> = {
  'acceptance/not-applied': {
    remarked: [
      'an acceptance without a reason',
      () => reviewer.review(company, { asOf, accepted: [{ ...acceptance, reason: '' }] }).findings,
    ],
    quiet: [
      'one with a reason',
      () => reviewer.review(company, { asOf, accepted: [acceptance] }).findings,
    ],
  },
  'acceptance/unused': {
    remarked: [
      'an acceptance of a warning that the application doesn’t have',
      () => reviewer.review({}, { asOf, accepted: [acceptance] }).findings,
    ],
    quiet: ['no acceptance', () => reviewer.review({}, { asOf }).findings],
  },
  'document/recommended': {
    remarked: [
      'a Nigerian company without a board resolution',
      () => missing({ ...company, documents: [] }),
    ],
    quiet: ['with one', () => missing({ ...company, documents: [resolution] })],
  },
  'input/changed': {
    remarked: [
      'the draft has another value by now',
      () => applyFix({ postal_code: '1932' }, fix).findings ?? [],
    ],
    quiet: [
      'the draft has the value that the fix replaces',
      () => applyFix({ postal_code: 'L-1931' }, fix).findings ?? [],
    ],
  },
  'input/too-many': {
    remarked: [
      'three owners, where the limit is two',
      () => small.review({ business_owners: [owner, owner, owner] }, { asOf }).findings,
    ],
    quiet: ['two', () => small.review({ business_owners: [owner, owner] }, { asOf }).findings],
  },
  'internal/more-findings': {
    remarked: [
      'a thousand empty owners',
      () => reviewer.review({ business_owners: Array(1000).fill({}) }, { asOf }).findings,
    ],
    quiet: ['one empty owner', () => reviewer.review({ business_owners: [{}] }, { asOf }).findings],
  },
  'internal/rule-failed': {
    remarked: [
      'a rule of a preset throws',
      () => reviewBusinessCustomer({ email: 'a@b.co' }, { asOf, preset: throwing }).findings,
    ],
    quiet: [
      'it returns',
      () => reviewBusinessCustomer({ email: 'a@b.co' }, { asOf, preset: working }).findings,
    ],
  },
  'risk/list-due': {
    remarked: [
      'the lists are past their update interval',
      () => dated.review({}, { asOf }).findings,
    ],
    quiet: ['they are of that day', () => dated.review({}, { asOf: '2025-08-26' }).findings],
  },
};
