import { sampleDay as asOf } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { auditRecord } from '../audit/auditRecord.ts';
import { loadTables } from '../loadTables.ts';
import { fr } from '../messages/fr.ts';
import { recommended } from '../presets/recommended.ts';
import { spec } from '../presets/spec.ts';
import { checkField, reviewBusinessCustomer } from '../reviewBusinessCustomer.ts';
import { changed } from '../testing/changed.ts';
import type { ProviderProfile } from './providerProfile.ts';
import { withProfile } from './withProfile.ts';

const profile: ProviderProfile = {
  name: 'Acme Pay',
  countries: ['NG', 'KE'],
  documents: ['SHAREHOLDER_REGISTER', 'BANK_STATEMENT'],
};
const options = { asOf, preset: recommended, profile };

test('a profile adds errors of its own, at the same places for one field', () => {
  const draft = changed({});
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
    withProfile(spec, { name: 'Acme Pay', ...more }).rules.length - spec.rules.length;
  expect(count({})).toBe(0);
  expect(count({ industries: [] })).toBe(1);
  expect(count({ countries: [], businessTypes: [], industries: [], documents: [] })).toBe(4);
});

test('its documents are required, each once, by the name they have in the country', async () => {
  const tables = await loadTables(recommended);
  const ngCompany = { 'registered_address.country': 'NG', business_type: 'NON_US' };
  const draft = changed(ngCompany);
  const { requirements } = reviewBusinessCustomer(draft, { ...options, tables });
  const lines = requirements.filter(({ rule }) => rule === 'profile/documents');
  expect(lines).toMatchObject([
    {
      path: ['documents'],
      label: 'CAC 2',
      level: 'required',
      status: 'missing',
      remedy: 'This provider requires one more document. Upload it: CAC 2.',
    },
  ]);
  const register = {
    doc_type: 'SHAREHOLDER_REGISTER',
    doc_country: 'NG',
    doc_image: 'https://a.ng/b',
  };
  const { requirements: met } = reviewBusinessCustomer(
    changed({ ...ngCompany, 'documents.3': register }),
    { ...options, tables },
  );
  expect(met.find(({ rule }) => rule === 'profile/documents')?.status).toBe('met');
  expect(requirements.filter(({ label }) => label === 'CAC 2')).toHaveLength(1);
  expect(requirements.filter(({ label }) => label === 'Bank statement')).toHaveLength(1);
});

test('the audit record names the profile, and French says the same', () => {
  const draft = changed({});
  expect(auditRecord(reviewBusinessCustomer(draft, options), draft).preset).toBe(
    'recommended and Acme Pay',
  );
  const [, country] = reviewBusinessCustomer(draft, { ...options, catalog: fr }).findings;
  expect(country?.remedy).toContain('Afrique du Sud');
});

test('a preset with a profile is compiled once', () => {
  expect(withProfile(spec, profile)).toBe(withProfile(spec, profile));
});
