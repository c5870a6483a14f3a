import { readFileSync } from 'node:fs';
import { checkAddress, isAddress, parseAddress } from '@passmuster/address';
import { checkBankAccount } from '@passmuster/bank';
import {
  checkField,
  loadTables,
  reviewBusinessCustomer,
  reviewWalletRequest,
  strict,
} from '@passmuster/kyc';
import { checkPhone } from '@passmuster/phone';
import { maxMetadata as metadata } from '@passmuster/phone/max';
import { BusinessCustomerSchema, CreateBankPayoutMethodSchema } from '@passmuster/schemas';
import { BusinessCustomerSchema as CompiledSchema } from '@passmuster/schemas/compiled';
import { processorTime } from '@passmuster/testing/processorTime';
import { runCount } from '@passmuster/testing/runCount';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';

/** `FUZZ_RUNS=1000000 pnpm vitest run everyCheck` for the long run. */
const runs = Number(process.env['FUZZ_RUNS'] ?? runCount(300, 20_000));
const tables = await loadTables(strict);
const options = { asOf: '2026-11-21', preset: strict, tables };
const customer: unknown = JSON.parse(
  readFileSync(new URL('../../../examples/ng-company.json', import.meta.url), 'utf8'),
);

/** Each answers every value: findings, a verdict, issues. */
const checks: Readonly<Record<string, (value: unknown) => unknown>> = {
  reviewBusinessCustomer: (value) => reviewBusinessCustomer(value, options).findings,
  checkField: (value) => checkField('business_owners.0.date_of_birth', value, options),
  reviewWalletRequest: (value) => reviewWalletRequest(value, { asOf: '2026-11-21' }),
  checkBankAccount,
  checkPhone: (value) => checkPhone(value, { metadata }),
  checkAddress: (value) => checkAddress(value, { network: 'polygon' }),
  parseAddress,
  isAddress,
  compiledSchema: (value) => safeParse(CompiledSchema, value).success,
  businessCustomerSchema: (value) => safeParse(BusinessCustomerSchema, value).success,
  bankMethodSchema: (value) => safeParse(CreateBankPayoutMethodSchema, value).success,
};

const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
  withUnicodeString: true,
});
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('__proto__', 'constructor', '\0', '\ud800', '😀', '0X', '١٢٣', '1e999', ''),
);

/** A true customer with one thing in it, at any depth, replaced by another. */
const mutated = fc
  .tuple(fc.array(fc.nat(40), { maxLength: 4 }), fc.oneof(anything, hostileText))
  .map(([steps, replacement]) => {
    const copy = structuredClone(customer);
    let at: unknown = copy;
    for (const [depth, step] of steps.entries()) {
      if (typeof at !== 'object' || at === null) break;
      const keys = Object.keys(at);
      const key = keys[step % keys.length];
      if (key === undefined) break;
      if (depth === steps.length - 1) Reflect.set(at, key, replacement);
      else at = Reflect.get(at, key);
    }
    return copy;
  });

test(`no check throws, hangs, stays silent or touches a prototype, on ${runs} inputs`, async () => {
  const before = Reflect.ownKeys(Object.prototype).length;
  let slowest = 0;
  await fc.assert(
    fc.asyncProperty(fc.oneof(anything, hostileText, mutated), async (value) => {
      for (const [name, check] of Object.entries(checks)) {
        const milliseconds = await processorTime(() => {
          expect(check(value), name).toBeDefined();
        });
        slowest = Math.max(slowest, milliseconds);
      }
    }),
    { numRuns: runs },
  );
  expect(Reflect.ownKeys(Object.prototype)).toHaveLength(before);
  // A bound against inputs that blow up, far above what any check needs; no measurement of speed.
  expect(slowest).toBeLessThan(5_000);
}, 3_600_000);
