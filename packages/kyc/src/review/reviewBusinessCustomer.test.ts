import { definePreset } from '@passmuster/findings';
import { sampleDay as asOf, customerSample } from '@passmuster/testing/samples';
import { describe, expect, test } from 'vitest';
import { defineRule } from '../rule/defineRule.ts';
import { recommended } from '../rules/recommended.ts';
import { blockSanctions } from '../rules/risk/blockSanctions.ts';
import { spec } from '../rules/spec.ts';
import { strict } from '../rules/strict.ts';
import { changed } from '../testing/changed.ts';
import { textFile } from '../testing/files.ts';
import { checkField } from './checkField.ts';
import { reviewBusinessCustomer } from './reviewBusinessCustomer.ts';

describe('reviewBusinessCustomer', () => {
  test('a finished application is ready, and meets every requirement', () => {
    const { ready, findings, requirements } = reviewBusinessCustomer(customerSample, {
      preset: spec,
      asOf,
    });
    expect({ ready, findings }).toEqual({ ready: true, findings: [] });
    expect(requirements.filter(({ status }) => status !== 'met')).toEqual([]);
  });

  test.each([spec, recommended, strict])('and preset $name finds nothing in it', (preset) => {
    expect(reviewBusinessCustomer(customerSample, { asOf, preset }).findings).toEqual([]);
  });

  test('the same application on two days gives two answers', () => {
    const draft = changed({ 'registered_address.country': 'SY' });
    const on = (day: string) =>
      reviewBusinessCustomer(draft, { asOf: day, preset: recommended }).findings.map(
        ({ rule }) => rule,
      );
    expect(on('2025-06-30')).toContain('risk/ofac-comprehensive');
    expect(on('2025-07-01')).not.toContain('risk/ofac-comprehensive');
  });

  test('what the schema refuses and what the rules find come in one list', () => {
    const draft = changed({ email: 'office', 'business_owners.0.date_of_birth': '2015-01-01' });
    const { ready, findings } = reviewBusinessCustomer(draft, { preset: spec, asOf });
    expect(ready).toBe(false);
    expect(findings.map(({ rule, path }) => [rule, path.join('.')])).toEqual([
      ['owner/minimum-age', 'business_owners.0.date_of_birth'],
      ['schema/format', 'email'],
    ]);
  });

  test('a rule can be switched off, or weigh otherwise', () => {
    const draft = changed({ 'business_owners.0.date_of_birth': '2015-01-01' });
    const off = reviewBusinessCustomer(draft, {
      preset: spec,
      asOf,
      rules: { 'owner/minimum-age': 'off' },
    });
    const mild = reviewBusinessCustomer(draft, {
      preset: spec,
      asOf,
      rules: { 'owner/minimum-age': 'info' },
    });
    expect([off.ready, off.findings.length]).toEqual([true, 0]);
    expect([mild.ready, mild.findings[0]?.severity]).toEqual([true, 'info']);
  });

  test('a country that the API does not list can be made a warning, SPEC-GAP 13', () => {
    const draft = changed({ 'registered_address.country': 'CI' });
    const tolerant = { 'schema/unlisted-country': 'warning' } as const;
    const strictly = reviewBusinessCustomer(draft, { preset: spec, asOf });
    const mildly = reviewBusinessCustomer(draft, { preset: spec, asOf, rules: tolerant });
    expect([strictly.ready, strictly.findings[0]?.rule]).toEqual([
      false,
      'schema/unlisted-country',
    ]);
    expect([mildly.verdict, mildly.findings[0]?.severity]).toEqual(['look', 'warning']);
  });

  test.each([
    { set: { 'registered_address.country': 'CU' }, found: 'risk/ofac-comprehensive' },
    {
      set: { 'registered_address.country': 'UA', 'registered_address.state': 'Crimea' },
      found: 'risk/ofac-region',
    },
  ])('$found blocks with blockSanctions, and is a warning without', ({ set, found }) => {
    for (const rules of [blockSanctions, {}]) {
      const options = { asOf, preset: recommended, rules };
      const { verdict, findings } = reviewBusinessCustomer(changed(set), options);
      const severity = findings.find(({ rule }) => rule === found)?.severity;
      expect([verdict, severity]).toEqual(
        rules === blockSanctions ? ['blocked', 'error'] : ['look', 'warning'],
      );
    }
  });

  test('a rule of your own joins a preset', () => {
    const noTests = defineRule({
      id: 'acme/no-test-names',
      severity: 'error',
      basis: 'practice',
      source: { title: 'Acme handbook' },
      message: 'business_name begins with Test',
      remedy: 'Give the real name.',
      reads: { business_name: (value: unknown): value is string => typeof value === 'string' },
      check({ business_name }, { report }) {
        if (business_name.startsWith('Test')) report(['business_name']);
      },
    });
    const preset = definePreset('acme', [...spec.rules, noTests]);
    const { findings } = reviewBusinessCustomer(changed({ business_name: 'Test 1' }), {
      asOf,
      preset,
    });
    expect(findings.map(({ rule }) => rule)).toEqual(['acme/no-test-names']);
  });

  test.each(['', '2026-02-30', '21.11.2026', 20261121, null, undefined, new Date(0)])(
    'an asOf of %j throws, and says what to pass',
    (day) => {
      expect(() => reviewBusinessCustomer({}, { preset: spec, asOf: day as string })).toThrow(
        new TypeError("asOf must be a calendar date, such as '2026-11-21'"),
      );
    },
  );
});

describe('checkField', () => {
  test.each([
    { path: 'business_owners.0.date_of_birth', value: '2015-01-01', rules: ['owner/minimum-age'] },
    { path: 'business_owners[1].date_of_birth', value: '2015-02-30', rules: ['schema/format'] },
    { path: 'documents', value: [], rules: Array(3).fill('business/required-documents') },
    { path: 'registered_address.country', value: 'XX', rules: ['schema/choice'] },
    { path: 'email', value: undefined, rules: ['schema/required'] },
    { path: 'no.such.field', value: 1, rules: [] },
  ])('$path of $value finds $rules, whatever else is wrong', ({ path, value, rules }) => {
    const draft = changed({ [path]: value, phone: 'x', 'business_owners.0.email': 'x' });
    expect(checkField(path, draft, { preset: spec, asOf }).map(({ rule }) => rule)).toEqual(rules);
  });

  test('a field that the API does not have is found by the review of the whole', () => {
    const draft = { ...customerSample, emial: 'office@karootrading.co.za' };
    expect(checkField('email', draft, { asOf, preset: recommended })).toEqual([]);
    const { findings } = reviewBusinessCustomer(draft, { asOf, preset: recommended });
    expect(findings.map(({ rule }) => rule)).toEqual(['schema/unknown-field']);
  });

  test('a date on a document finds nothing else about the document', () => {
    const draft = changed({ 'documents.2.doc_image': textFile('image/png', 'Hello!') });
    const documentDates = { 'documents.2': { issued: '2026-11-22' } };
    const options = { asOf, preset: recommended, documentDates };
    const rulesOf = (path: string) => checkField(path, draft, options).map(({ rule }) => rule);
    expect(rulesOf('documents.2.issued')).toEqual(['document/issued-in-the-past']);
    expect(rulesOf('documents.2.doc_image')).toEqual(['document/image-bytes']);
  });
});
