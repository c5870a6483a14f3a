import { customerSample, documentSample, ownerSample } from '@passmuster/testing/samples';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  BusinessCustomerSchema,
  ListWalletsResponseSchema,
  plainObject,
  toFindings,
  withListLimits,
} from '../index.ts';

const documents = (count: number): unknown[] => Array.from({ length: count }, () => documentSample);
const owners = (count: number, each: number): unknown[] => {
  const owner = { ...ownerSample, supporting_documents: documents(each) };
  return Array.from({ length: count }, () => owner);
};
const customer = (fields: object): object => ({ ...customerSample, ...fields });

/** What the schema of a customer reports. */
const found = (value: unknown, schema: v.GenericSchema = BusinessCustomerSchema) =>
  toFindings(v.safeParse(schema, value).issues ?? []).map(({ rule, path, remedy }) => ({
    rule,
    at: path.join('.'),
    remedy,
  }));
const tooMany = (at: string, most: string) => [
  { rule: 'input/too-many', at, remedy: `There are too many entries here. Keep at most ${most}.` },
];

describe('the lists of a customer', () => {
  test.each([
    { what: '1,000 documents', fields: { documents: documents(1_000) }, findings: [] },
    {
      what: '1,001 documents',
      fields: { documents: documents(1_001) },
      findings: tooMany('documents', '1000'),
    },
    {
      what: '1,001 documents of the second owner',
      fields: { business_owners: [ownerSample, ...owners(1, 1_001)] },
      findings: tooMany('business_owners.1.supporting_documents', '1000'),
    },
    {
      what: '5,000 elements in all',
      fields: { business_owners: owners(5, 799), documents: documents(1_000) },
      findings: [],
    },
    {
      what: '5,001 elements in all',
      fields: { business_owners: owners(5, 799).concat(owners(1, 0)), documents: documents(1_000) },
      findings: tooMany('', '5000'),
    },
    {
      what: '1,000,000 owners without a field',
      fields: { business_owners: Array.from({ length: 1_000_000 }, () => ({})) },
      findings: tooMany('business_owners', '1000'),
    },
    {
      what: '1,000 owners with 1,000 documents each',
      fields: { business_owners: owners(1_000, 1_000) },
      findings: tooMany('', '5000'),
    },
    {
      what: 'a list without elements and a length of 4,294,967,295',
      fields: { documents: Object.assign([], { length: 2 ** 32 - 1 }) },
      findings: tooMany('documents', '1000'),
    },
    {
      what: 'a long list in a field the schema does not know',
      fields: { notes: documents(6_000) },
      findings: [],
    },
  ])('with $what', ({ fields, findings }) => {
    expect(found(customer(fields))).toEqual(findings);
  });

  test('no element of a list that is too long is read', () => {
    const read: PropertyKey[] = [];
    const list = new Proxy(documents(1_001), {
      get: (target, key) => {
        read.push(key);
        return Reflect.get(target, key);
      },
    });
    expect(found(customer({ documents: list }))).toEqual(tooMany('documents', '1000'));
    expect(read.filter((key) => typeof key === 'string' && /^\d+$/.test(key))).toEqual([]);
  });

  test('a proxy that throws for its length is one issue of the customer', () => {
    const list = new Proxy([], {
      get: () => {
        throw new Error('no');
      },
    });
    expect(found(customer({ documents: list }))).toEqual([
      { rule: 'schema/type', at: '', remedy: 'Fill in this section.' },
    ]);
  });
});

test('1,001 wallets of an answer are one issue', () => {
  const answer = { status: 'success', data: Array.from({ length: 1_001 }, () => ({})) };
  expect(found(answer, ListWalletsResponseSchema)).toEqual(tooMany('data', '1000'));
});

describe('a schema made of another', () => {
  const long = { documents: documents(1_001) };

  test.each<{ how: string; schema: v.GenericSchema }>([
    { how: 'pick', schema: v.pick(BusinessCustomerSchema, ['documents']) },
    { how: 'partial', schema: v.partial(BusinessCustomerSchema) },
    {
      how: 'omit',
      schema: v.partial(v.omit(BusinessCustomerSchema, ['business_owners', 'email'])),
    },
    {
      how: 'a spread of the entries',
      schema: plainObject({ documents: BusinessCustomerSchema.entries.documents }),
    },
    {
      how: 'an object around it',
      schema: v.object({ body: v.partial(BusinessCustomerSchema) }),
    },
  ])('by $how has the limits', ({ schema, how }) => {
    const value = how === 'an object around it' ? { body: long } : long;
    expect(found(value, schema).map(({ rule }) => rule)).toEqual(['input/too-many']);
  });

  test('by pick counts only the lists it has', () => {
    const schema = v.pick(BusinessCustomerSchema, ['email']);
    expect(found({ ...long, email: customerSample.email }, schema)).toEqual([]);
  });
});

describe('withListLimits', () => {
  const schema = withListLimits(BusinessCustomerSchema, { perList: 2_000, perBody: 2_500 });

  test.each([
    { what: '2,000 documents', fields: { documents: documents(2_000) }, findings: [] },
    {
      what: '2,001 documents',
      fields: { documents: documents(2_001) },
      findings: tooMany('documents', '2000'),
    },
    {
      what: '2,000 documents of one owner',
      fields: { business_owners: owners(1, 2_000) },
      findings: [],
    },
    {
      what: '2,501 elements in all',
      fields: { business_owners: owners(1, 500), documents: documents(2_000) },
      findings: tooMany('', '2500'),
    },
  ])('accepts or refuses $what by its own limits', ({ fields, findings }) => {
    expect(found(customer(fields), schema)).toEqual(findings);
    expect(schema['~standard'].validate(customer(fields))).toHaveProperty(
      findings.length > 0 ? 'issues' : 'value',
    );
  });

  test('turns a limit off by Infinity', () => {
    const unlimited = withListLimits(schema, { perList: Infinity, perBody: Infinity });
    expect(found(customer({ documents: documents(6_000) }), unlimited)).toEqual([]);
  });

  test('leaves the schema it is given as it was', () => {
    expect(found(customer({ documents: documents(1_001) }))).toEqual(tooMany('documents', '1000'));
  });
});
