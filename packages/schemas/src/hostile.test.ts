import type { Finding } from '@passmuster/findings';
import { processorTime } from '@passmuster/testing/processorTime';
import { customerSample, ownerSample } from '@passmuster/testing/samples';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as schemas from './index.ts';
import { hostileValues, nested } from './testing/hostile.ts';
import { toFindings } from './toFindings.ts';
import { unknownFields } from './unknownFields.ts';

/** Every schema of a body, a query or a path. */
const bodies = Object.entries(schemas).flatMap(([name, schema]) =>
  typeof schema === 'object' && 'kind' in schema && 'entries' in schema ? [{ name, schema }] : [],
);

test('there are 34 schemas of objects or more', () => {
  expect(bodies.length).toBeGreaterThanOrEqual(34);
});

describe.each(bodies)('$name', ({ schema }) => {
  test.each(hostileValues)('refuses %s with findings', (_, value) => {
    const result = v.safeParse(schema as v.GenericSchema<unknown>, value);
    const findings = toFindings(result.issues ?? []);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.every(({ message, remedy }) => message.length + remedy.length < 500)).toBe(
      true,
    );
    expect(Array.isArray(unknownFields(schema as v.GenericSchema<unknown>, value))).toBe(true);
  });
});

test.each(hostileValues)(
  'every field of a customer may be %s, and is refused or harmless',
  (_, value) => {
    for (const field of Object.keys(customerSample)) {
      const result = v.safeParse(schemas.BusinessCustomerSchema, {
        ...customerSample,
        [field]: value,
      });
      expect(() => toFindings(result.issues ?? [])).not.toThrow();
    }
  },
);

test('keys that reach a prototype are neither kept nor followed', () => {
  const attack: unknown = JSON.parse(
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"id":"x"}',
  );
  const profile = v.parse(schemas.BusinessCustomerProfileSchema, attack);
  expect(Object.keys(profile)).toEqual(['id']);
  expect(Object.getPrototypeOf(profile)).toBe(Object.prototype);
  expect(v.safeParse(schemas.BusinessCustomerSchema, attack).success).toBe(false);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('a customer that contains itself is refused', () => {
  const cycle: Record<string, unknown> = { ...customerSample };
  cycle['registered_address'] = cycle;
  cycle['business_owners'] = [cycle];
  expect(v.safeParse(schemas.BusinessCustomerSchema, cycle).success).toBe(false);
  expect(unknownFields(schemas.BusinessCustomerSchema, cycle).length).toBeGreaterThan(0);
});

test('10,000 levels are refused where a field is known and ignored where it is not', () => {
  const deep = nested(10_000);
  expect(
    v.safeParse(schemas.BusinessCustomerSchema, { ...customerSample, business_owners: [deep] })
      .success,
  ).toBe(false);
  expect(
    v.safeParse(schemas.BusinessCustomerSchema, { ...customerSample, more: deep }).success,
  ).toBe(true);
  expect(
    unknownFields(schemas.BusinessCustomerSchema, { ...customerSample, more: deep }),
  ).toHaveLength(1);
});

const megabytes = [
  ['letters', 'a'.repeat(1_000_000)],
  ['dots', '.'.repeat(1_000_000)],
  ['digits after a plus', `+${'1'.repeat(1_000_000)}`],
  ['a mailbox', `${'a.'.repeat(500_000)}@${'a-'.repeat(500_000)}`],
  ['an address', `https://${'a@'.repeat(500_000)}`],
  ['a data URI', `data:${'a;b=c;'.repeat(200_000)}`],
  ['base64', `data:image/png;base64,${'QUJD'.repeat(300_000)}!`],
  ['emoji', '🏦'.repeat(500_000)],
  ['half emoji', '\ud83c'.repeat(1_000_000)],
] as const;

test.each(megabytes)(
  'a megabyte of %s in any text is dealt with within three seconds, all texts together',
  async (_, text) => {
    const texts = (sample: object): object =>
      Object.fromEntries(
        Object.entries(sample).map(([key, value]) => [
          key,
          typeof value === 'string' ? text : value,
        ]),
      );
    const address = texts(customerSample.registered_address);
    const body = {
      ...texts(customerSample),
      registered_address: address,
      business_owners: [{ ...texts(ownerSample), address }],
    };
    let findings: readonly Finding[] = [];
    const milliseconds = await processorTime(() => {
      const { issues = [] } = v.safeParse(schemas.BusinessCustomerSchema, body);
      findings = toFindings(issues);
    });
    expect(milliseconds).toBeLessThan(3_000);
    expect(findings.length).toBeGreaterThan(20);
    expect(JSON.stringify(findings).length).toBeLessThan(50_000);
  },
);
