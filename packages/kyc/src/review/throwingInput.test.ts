import { loadTables } from '@passmuster/findings';
import { sampleDay as asOf, customerSample } from '@passmuster/testing/samples';
import { describe, expect, test } from 'vitest';
import { auditRecord } from '../audit/auditRecord.ts';
import { recommended } from '../rules/recommended.ts';
import { checkField } from './checkField.ts';
import { fixesOf } from './fixesOf.ts';
import { reviewBusinessCustomer } from './reviewBusinessCustomer.ts';

const tables = await loadTables(recommended);
const options = { asOf, preset: recommended, tables };
const reviewed = (draft: unknown) => reviewBusinessCustomer(draft, options);

test('a getter that throws is not ready, and its words do not get out', () => {
  const draft = {
    ...customerSample,
    get email(): string {
      throw new Error('Thandi');
    },
  };
  const review = reviewed(draft);
  expect(review.ready).toBe(false);
  expect(auditRecord(review, draft).hash).toHaveLength(64);
  expect(JSON.stringify(review)).not.toContain('Error');
});

describe('input whose own code throws', () => {
  const boom = () => {
    throw new Error('Thandi');
  };
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const traps = ['get', 'has', 'ownKeys', 'getOwnPropertyDescriptor', 'getPrototypeOf'] as const;
  const places = ['', 'registered_address', 'business_owners', 'business_owners.0', 'documents'];
  const proxied = traps.flatMap((trap) =>
    places.map((path) => {
      const value = path.split('.').reduce<unknown>((at, key) => {
        return key === '' ? at : Reflect.get(Object(at), key);
      }, customerSample);
      const proxy = new Proxy(Object(structuredClone(value)), { [trap]: boom });
      return { why: `${trap} of '${path}'`, path, value: proxy };
    }),
  );
  test.each([
    ...proxied,
    ...places.map((path) => ({ why: `all of '${path}'`, path, value: revoked.proxy })),
    {
      why: 'an element of the documents',
      path: 'documents',
      value: Object.defineProperty([1], 0, { get: boom }),
    },
  ])('$why: nothing is thrown, and its words do not get out', ({ path, value }) => {
    const draft: unknown = path === '' ? value : replaced(path, value);
    const review = reviewed(draft);
    expect(review.ready).toBe(!review.findings.some(({ severity }) => severity === 'error'));
    auditRecord(review, draft);
    for (const field of ['email', ...places]) checkField(field, draft, options);
    expect(fixesOf({ draft }, review)).toEqual([]);
    expect(JSON.stringify(review)).not.toContain('Thandi');
  });
});

/** The example with one value put in as it is: `changed` would copy it. */
function replaced(path: string, value: unknown): unknown {
  const draft: unknown = structuredClone(customerSample);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>((at, key) => Reflect.get(Object(at), key), draft);
  Reflect.set(Object(parent), last, value);
  return draft;
}
