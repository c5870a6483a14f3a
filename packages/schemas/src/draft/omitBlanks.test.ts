import { processorTime } from '@passmuster/testing/processorTime';
import { customerSample, documentSample, ownerSample } from '@passmuster/testing/samples';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type BusinessCustomerDraft, BusinessCustomerSchema, omitBlanks } from '../index.ts';

test.each([
  { draft: { a: '' }, value: {}, why: 'an empty text is absent' },
  { draft: { a: ' \t\n' }, value: {}, why: 'only whitespace is absent' },
  { draft: { a: undefined }, value: {}, why: 'undefined is absent' },
  { draft: { a: ' x ' }, value: { a: ' x ' }, why: 'text is kept as it is' },
  {
    draft: { a: 0, b: false, c: null },
    value: { a: 0, b: false, c: null },
    why: 'these are answers',
  },
  { draft: { a: { b: '' } }, value: { a: {} }, why: 'an object stays, for its required fields' },
  { draft: { a: [{ b: '' }, ''] }, value: { a: [{}, ''] }, why: 'elements keep their places' },
  { draft: '', value: '', why: 'the root is not a field' },
])('$draft becomes $value: $why', ({ draft, value }) => {
  expect(omitBlanks(draft)).toEqual(value);
});

test('a half-filled form is refused only for what is missing', () => {
  const draft: BusinessCustomerDraft = {
    ...customerSample,
    trading_name: '',
    expected_monthly_income: '',
    business_owners: [{ ...ownerSample, back_image: '', title: '' }],
    documents: [{ ...documentSample, sub_type: '' }],
  };
  const { issues = [] } = v.safeParse(BusinessCustomerSchema, omitBlanks(draft));
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['expected_monthly_income', 'This field is required.'],
    ['trading_name', 'This field is required.'],
    ['business_owners.0.title', 'This field is required.'],
  ]);
});

test('the value passed in is left as it was', () => {
  const draft = Object.freeze({ a: '', b: Object.freeze([Object.freeze({ c: '' })]) });
  omitBlanks(draft);
  expect(draft).toEqual({ a: '', b: [{ c: '' }] });
});

test('a value without blanks comes back equal, and twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const once = omitBlanks(value);
      expect(omitBlanks(once)).toEqual(once);
    }),
  );
});

describe('what JSON cannot express', () => {
  test('a cycle ends', () => {
    const loop: Record<string, unknown> = { a: '' };
    loop['selves'] = Array.from({ length: 100 }, () => loop);
    expect(omitBlanks(loop)).toEqual({ selves: loop['selves'] });
  });

  test('100,000 levels end', () => {
    let deep: unknown = '';
    for (let level = 0; level < 100_000; level++) deep = { deep };
    expect(omitBlanks(deep)).toHaveProperty('deep.deep.deep');
  });

  test('a getter that throws leaves the value as it is', () => {
    const value = Object.defineProperty({}, 'a', {
      enumerable: true,
      get: () => {
        throw new Error('no');
      },
    });
    expect(omitBlanks(value)).toBe(value);
  });

  test('instances of classes are kept', () => {
    const date = new Date(0);
    expect(omitBlanks({ date })).toEqual({ date });
  });

  test('__proto__ pollutes nothing', () => {
    const value = omitBlanks(JSON.parse('{"__proto__": {"polluted": true}}'));
    expect(Object(value).polluted).toBeUndefined();
    expect('polluted' in {}).toBe(false);
  });
});

describe('a draft of any size ends at once, and comes back as it is', () => {
  const sparse: unknown[] = [];
  sparse.length = 1e9;
  const shared = (depth: number): object =>
    depth === 0 ? {} : Array.from({ length: 100 }).fill(shared(depth - 1));
  test.each([
    { what: 'a list of 1e9 holes', draft: sparse },
    { what: 'a field that is one', draft: { email: sparse } },
    {
      what: 'a proxy with a false length',
      draft: new Proxy([1], {
        get: (list, key) => (key === 'length' ? 1e9 : Reflect.get(list, key)),
      }),
    },
    { what: 'lists that share their elements', draft: shared(8) },
  ])('$what', async ({ draft }) => {
    const milliseconds = await processorTime(() => expect(omitBlanks(draft) === draft).toBe(true));
    expect(milliseconds).toBeLessThan(3_000);
  });

  test('the largest draft that schemas accept is copied', () => {
    const owners = Array.from({ length: 5_000 }, () => ({ ...ownerSample, title: '' }));
    const copy = omitBlanks({ business_owners: owners });
    expect(Object.keys(Object(copy).business_owners[4_999])).not.toContain('title');
  });
});
