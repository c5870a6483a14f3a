import { applications } from '@passmuster/testing/corpus/applications';
import { mistakes } from '@passmuster/testing/corpus/mistakes';
import { runCount } from '@passmuster/testing/runCount';
import { sampleDay as asOf, customerSample } from '@passmuster/testing/samples';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changed } from '../testing/changed.ts';
import { expectFixLaw } from '../testing/expectFixLaw.ts';

describe('law: applying a fix removes its finding and adds no error', () => {
  test('for a value of any type in any field', () => {
    const field = fc.constantFrom('phone', 'business_type', 'business_owners', 'documents.0');
    fc.assert(
      fc.property(field, fc.anything(), (path, value) => {
        const draft: unknown = structuredClone(customerSample);
        const keys = path.split('.');
        const parent = keys.length === 1 ? draft : Reflect.get(Object(draft), 'documents');
        Reflect.set(Object(parent), keys.at(-1) ?? '', value);
        expectFixLaw(draft, asOf);
      }),
      { numRuns: runCount(50, 2000) },
    );
  });

  test('for the mistakes of the corpus', () => {
    const isTaken = (_: unknown, index: number) => index % runCount(8, 1) === 0;
    for (const { body } of mistakes.filter(isTaken)) expectFixLaw(body(), asOf);
  });

  test('for separators, spaces and letter case anywhere', () => {
    const fields = {
      phone: '+27112345678',
      phone_country_code: '+27',
      email: 'office@karootrading.co.za',
      registration_date: '2019-06-30',
      registration_number: customerSample.registration_number,
      tax_identification_number: '9012345678',
      business_type: 'CLOSE_CORPORATION',
      'registered_address.postal_code': '8001',
    };
    const edits = fc.array(
      fc.record({
        field: fc.constantFrom(...Object.keys(fields)),
        at: fc.nat(20),
        text: fc.constantFrom(' ', '-', '/', '.', '(0)', '\u00a0', '0', ''),
        lower: fc.boolean(),
      }),
      { minLength: 1, maxLength: 3 },
    );
    fc.assert(
      fc.property(edits, (list) => {
        const set: Record<string, unknown> = {};
        for (const { field, at, text, lower } of list) {
          const value = String(set[field] ?? Reflect.get(fields, field));
          const edited = value.slice(0, at) + text + value.slice(at);
          set[field] = lower ? edited.toLowerCase() : edited;
        }
        expectFixLaw(changed({ 'registered_address.country': 'ZA', ...set }), asOf);
      }),
      { numRuns: runCount(30, 2000) },
    );
  });
});

test('no valid application of the corpus gets a fix', () => {
  for (const { id, body } of applications)
    expect([id, expectFixLaw(body(), asOf)]).toEqual([id, []]);
});
