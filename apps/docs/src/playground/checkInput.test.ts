import { expect, test } from 'vitest';
import { checkInput } from './checkInput.ts';
import { examples } from './examples.ts';
import { readSettings } from './settings.ts';

const asOf = '2026-11-21';
const settings = readSettings('');

test('an empty application is blocked, and lists what is missing', async () => {
  const { verdict, missing, findings } = await checkInput.customer({}, settings, asOf);
  expect(verdict).toBe('blocked');
  expect(missing.length).toBeGreaterThan(10);
  expect(findings.map(({ rule }) => rule)).not.toContain('schema/required');
});

test.each(['bank', 'wallet'] as const)('an empty %s request is blocked', async (kind) => {
  const { verdict, findings } = await checkInput[kind]({}, settings, asOf);
  expect(verdict).toBe('blocked');
  expect(findings).not.toEqual([]);
});

test('the country names the documents of an application that has none yet', async () => {
  const labels = async (fragment: string) =>
    (await checkInput.customer({ business_type: 'NON_US' }, readSettings(fragment), asOf)).missing;
  expect(await labels('country=NG')).not.toEqual(await labels('country=ZA'));
});

test.each([
  { language: 'fr', kind: 'customer', value: { email: 'a' }, says: /adresse/ },
  { language: 'pt-BR', kind: 'address', value: 'treasury.eth', says: /endereço/ },
  { language: 'pt-PT', kind: 'bank', value: { currency: 'GHS' }, says: /moeda/ },
  { language: 'fr', kind: 'phone', value: '08031234567', says: /numéro/ },
] as const)('the remedies of $kind are in $language', async ({ language, kind, value, says }) => {
  const { findings } = await checkInput[kind](value, { ...settings, language }, asOf);
  expect(findings.map(({ remedy }) => remedy).join(' ')).toMatch(says);
});

const complete = Object.entries(examples.customer).filter(([name]) => name.startsWith('Complete'));

test.each(complete)('the example “%s” is clear and has no finding', async (_, text) => {
  const { verdict, missing, findings } = await checkInput.customer(
    JSON.parse(text),
    settings,
    asOf,
  );
  expect({ verdict, missing, findings }).toEqual({ verdict: 'clear', missing: [], findings: [] });
});
