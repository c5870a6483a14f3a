import { sampleDay as asOf } from '@passmuster/testing/samples';
import { describe, expect, test } from 'vitest';
import { auditRecord } from '../../audit/auditRecord.ts';
import { checkField } from '../../review/checkField.ts';
import { reviewBusinessCustomer } from '../../review/reviewBusinessCustomer.ts';
import { loadTables } from '../../tables/loadTables.ts';
import { changed } from '../../testing/changed.ts';
import { fr } from '../../texts/fr.ts';
import { recommended } from '../recommended.ts';
import { spec } from '../spec.ts';
import type { ProviderProfile } from './providerProfile.ts';
import { withProfile } from './withProfile.ts';

/** A profile of its own for each test: what is made of one is kept. */
const acme = (more: Partial<ProviderProfile>): ProviderProfile => ({ name: 'Acme Pay', ...more });
const optionsOf = (more: Partial<ProviderProfile>) => {
  return { asOf, preset: recommended, profile: acme(more) };
};
const constraints: Partial<ProviderProfile> = {
  countries: ['NG', 'KE'],
  documents: ['SHAREHOLDER_REGISTER', 'BANK_STATEMENT'],
};

describe('one constraint', () => {
  test.each([
    { only: { countries: ['NG'] }, found: 'profile/country at registered_address.country' },
    { only: { countries: ['NG', 'ZA'] }, found: undefined },
    { only: { businessTypes: ['TRUST'] }, found: 'profile/business-type at business_type' },
    { only: { businessTypes: ['TRUST', 'NON_US'] }, found: undefined },
    { only: { industries: ['52', '55'] }, found: 'profile/industry at industry' },
    { only: { industries: ['52', '54'] }, found: undefined },
    { only: { documents: ['SHAREHOLDER_REGISTER'] }, found: 'profile/documents at documents' },
    { only: { documents: ['BANK_STATEMENT'] }, found: undefined },
  ] as const)('$only: $found', ({ only, found }) => {
    const { findings, audit } = reviewBusinessCustomer(changed({}), optionsOf(only));
    expect(findings.map(({ rule, path }) => `${rule} at ${path.join('.')}`)).toEqual(
      found ? [found] : [],
    );
    for (const { severity, message, remedy } of findings) {
      expect(severity).toBe('error');
      expect(message).toContain('Acme Pay');
      expect(remedy).toMatch(/^This provider .+\.$/);
    }
    expect(audit.rules.find(({ rule }) => rule.startsWith('profile/'))).toMatchObject({
      basis: 'practice',
      source: { section: 'Constraints of one provider' },
    });
  });
});

test('a profile adds errors of its own, at the same places for one field', () => {
  const draft = changed({});
  const options = optionsOf(constraints);
  const { ready, findings } = reviewBusinessCustomer(draft, options);
  expect(ready).toBe(false);
  expect(findings.map(({ rule }) => rule)).toEqual(['profile/documents', 'profile/country']);
  expect(checkField('registered_address.country', draft, options).map(({ rule }) => rule)).toEqual([
    'profile/country',
  ]);
  const off = {
    ...options,
    rules: { 'profile/country': 'off', 'profile/documents': 'off' },
  } as const;
  expect(reviewBusinessCustomer(draft, off).ready).toBe(true);
});

test('only the constraints that a profile has are rules', () => {
  const count = (more: Partial<ProviderProfile>) =>
    withProfile(spec, acme(more)).rules.length - spec.rules.length;
  expect(count({})).toBe(0);
  expect(count({ industries: [] })).toBe(1);
  expect(count({ countries: [], businessTypes: [], industries: [], documents: [] })).toBe(4);
});

test('its documents are required, each once, by the name they have in the country', async () => {
  const options = { ...optionsOf(constraints), tables: await loadTables(recommended) };
  const ngCompany = { 'registered_address.country': 'NG', business_type: 'NON_US' };
  const draft = changed(ngCompany);
  const { requirements } = reviewBusinessCustomer(draft, options);
  const lines = requirements.filter(({ rule }) => rule === 'profile/documents');
  expect(lines).toMatchObject([
    {
      path: ['documents'],
      label: 'CAC 2',
      level: 'required',
      status: 'missing',
      remedy: 'This provider requires another document. Upload it: CAC 2.',
    },
  ]);
  const register = {
    doc_type: 'SHAREHOLDER_REGISTER',
    doc_country: 'NG',
    doc_image: 'https://a.ng/b',
  };
  const { requirements: met } = reviewBusinessCustomer(
    changed({ ...ngCompany, 'documents.3': register }),
    options,
  );
  expect(met.find(({ rule }) => rule === 'profile/documents')?.status).toBe('met');
  expect(requirements.filter(({ label }) => label === 'CAC 2')).toHaveLength(1);
  expect(requirements.filter(({ label }) => label === 'Bank statement')).toHaveLength(1);
});

test('the audit record names the profile, and French says the same', () => {
  const draft = changed({});
  const options = optionsOf(constraints);
  expect(auditRecord(reviewBusinessCustomer(draft, options), draft).preset).toBe(
    'recommended and Acme Pay',
  );
  const [, country] = reviewBusinessCustomer(draft, { ...options, catalog: fr }).findings;
  expect(country?.remedy).toContain('Afrique du Sud');
});

test('a preset with a profile is compiled once', () => {
  const profile = acme(constraints);
  const preset = withProfile(spec, profile);
  expect(withProfile(spec, profile)).toBe(preset);
  expect(withProfile(recommended, profile)).not.toBe(preset);
  expect(withProfile(spec, profile)).toBe(preset);
});
