import { describe, expect, test } from 'vitest';
import type { FormFinding, FormRequirement } from '../reviewer/reviewer.ts';
import { answeredCustomer } from '../testing/answeredCustomer.ts';
import { errorAt } from '../testing/heldReviewer.ts';
import { blankDocument, blankOwner } from '../values/blankValues.ts';
import { FormSlots } from './formSlots.ts';
import { countOf, stateOf } from './formState.ts';
import { todoOf } from './todoOf.ts';

const required = (
  path: FormRequirement['path'],
  status: FormRequirement['status'] = 'missing',
  more: Partial<FormRequirement> = {},
): FormRequirement => ({
  path,
  status,
  level: 'required',
  label: path.join('.'),
  rule: 'r',
  ...more,
});

const context = {
  texts: {},
  own: [],
  findingsAt: () => [],
  isRevealed: false,
  slots: new FormSlots(() => undefined),
};

const noReview = {
  verdict: 'clear' as const,
  ready: true,
  open: { findings: [], requirements: [] },
  acceptances: [],
  findings: [],
  requirements: [],
  fixes: [],
  skipped: [],
  stale: [],
  remedies: {},
};

const values = {
  ...answeredCustomer(),
  business_owners: [blankOwner({ rowId: 'a' })],
  documents: [
    blankDocument('OTHER', { rowId: 'd' }),
    blankDocument('BANK_STATEMENT', { rowId: 'e' }),
  ],
};

describe('counts', () => {
  const all = [
    required(['email'], 'met'),
    required(['phone'], 'invalid'),
    required(['business_owners', 0, 'email']),
    required(['documents'], 'blocked'),
    required(['trading_name'], 'missing', { level: 'recommended' }),
  ];
  test('count what is required: given, wrong and missing', () => {
    expect(countOf(all)).toEqual({ total: 4, met: 1, toFix: 1, missing: 2, left: 3 });
  });
  test('count the fields of a step', () => {
    expect(countOf(all, ([first]) => first === 'business_owners')).toMatchObject({
      total: 1,
      left: 1,
    });
  });
});

describe('what is required', () => {
  const listed = (given: unknown, ...requirements: readonly FormRequirement[]) =>
    stateOf({ ...noReview, requirements }, given, {
      isCurrent: true,
      refused: [],
      failed: undefined,
      status: { kind: 'editing' },
      ...context,
    })
      .requirements.filter(({ rule }) => rule === 'r')
      .map(({ path }) => path.join('.'));
  const owner = required(['business_owners', 0, 'email']);
  const owners = required(['business_owners']);

  test('leaves out the calling code, which is filled in from the phone number', () => {
    const [phone, code] = [required(['phone']), required(['phone_country_code'])];
    expect(listed(values, phone, code)).toEqual(['phone']);
  });
  test('has no error for the calling code either, unless it is wrong', () => {
    const stateWith = (status: FormRequirement['status']) =>
      stateOf(
        {
          ...noReview,
          requirements: [required(['phone']), required(['phone_country_code'], status)],
          findings: [errorAt(['phone_country_code'])],
        },
        values,
        {
          isCurrent: true,
          refused: [],
          failed: undefined,
          status: { kind: 'editing' },
          ...context,
        },
      ).todo.map(({ kind, path }) => `${kind} ${path.join('.')}`);
    expect(stateWith('missing')).toEqual(['missing phone']);
    expect(stateWith('invalid')).toEqual(['missing phone', 'error phone_country_code']);
  });

  test('has the fields of an owner only if there is one', () => {
    expect(listed(values, owners, owner)).toEqual(['business_owners', 'business_owners.0.email']);
    expect(listed(answeredCustomer(), owners, owner)).toEqual(['business_owners']);
  });
});

describe('what is left to do', () => {
  const todo = (
    requirements: readonly FormRequirement[],
    findings: readonly FormFinding[],
    given: unknown,
  ) => todoOf({ requirements, findings, values: given, texts: {}, slots: [] });
  const kinds = (...parameters: Parameters<typeof todo>) =>
    todo(...parameters).map(({ kind, path }) => `${kind} ${path.join('.')}`);

  test('is in the order of the form', () => {
    const open = [
      required(['documents']),
      required(['business_owners', 0, 'last_name']),
      required(['email'], 'invalid'),
    ];
    const found = [errorAt(['email']), errorAt(['business_owners', 0, 'first_name'], 'warning')];
    expect(kinds(open, found, values)).toEqual([
      'error email',
      'warning business_owners.0.first_name',
      'missing business_owners.0.last_name',
      'missing documents',
    ]);
  });
  test('has a field that is required and wrong once, with its finding', () => {
    const [item, ...others] = todo([required(['email'], 'invalid')], [errorAt(['email'])], values);
    expect(others).toEqual([]);
    expect(item?.finding?.rule).toBe('test/email');
  });
  test('has what is about sanctions first, and nothing that a person accepted', () => {
    const warning = errorAt(['email'], 'warning');
    const sanction = {
      ...errorAt(['registered_address', 'country'], 'warning'),
      rule: 'risk/country-named',
    };
    const found = [errorAt(['email']), sanction];
    expect(kinds([], found, values)).toEqual(['warning registered_address.country', 'error email']);
    expect(kinds([], [{ ...warning, accepted: true }], values)).toEqual([]);
  });
  test('has no infos, nothing met and nothing recommended', () => {
    const done = [
      required(['email'], 'met'),
      required(['phone'], 'missing', { level: 'recommended' }),
    ];
    expect(kinds(done, [errorAt(['email'], 'info')], values)).toEqual([]);
  });
  test('has what the form has no field for, last', () => {
    expect(kinds([required(['new_field']), required(['documents'])], [], values)).toEqual([
      'missing documents',
      'missing new_field',
    ]);
  });
});
