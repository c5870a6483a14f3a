import { phoneRules } from '@passmuster/phone';
import { sampleDay as asOf } from '@passmuster/testing/samples';
import {
  remediesOf,
  remedyDefects,
  translationDefects,
} from '@passmuster/testing/translationDefects';
import { describe, expect, test } from 'vitest';
import { checkField } from '../review/checkField.ts';
import { reviewBusinessCustomer } from '../review/reviewBusinessCustomer.ts';
import { kycRules } from '../rules/kycRules.ts';
import { recommended } from '../rules/recommended.ts';
import { spec } from '../rules/spec.ts';
import { changed } from '../testing/changed.ts';
import { fr } from './fr.ts';
import { ptBr } from './ptBr.ts';
import { ptPt } from './ptPt.ts';

/** Those of phone numbers, used or not, come with the catalogs of `@passmuster/phone`. */
const english = [...kycRules.filter(({ id }) => !id.startsWith('phone/')), ...phoneRules];

test('every rule tells people in whole sentences, without names of the API', () => {
  expect(Object.values(remediesOf(english)).flatMap(remedyDefects)).toEqual([]);
});

describe.each([fr, ptBr, ptPt])('$locale', (catalog) => {
  test('has the remedies of all rules and those of the schemas, in whole sentences', () => {
    expect(translationDefects(english, catalog)).toEqual([]);
  });

  test.each([
    { wording: 'assetType', list: 'assetTypes' },
    { wording: 'network', list: 'networks' },
    { wording: 'proofKind', list: 'documentSubTypes' },
    { wording: 'walletStatus', list: 'walletStatuses' },
  ] as const)('the remedy for $list names each choice as a form does', ({ wording, list }) => {
    const remedy = catalog.remedies[`schema/choice.${wording}`].toLowerCase();
    const labels = Object.values(catalog.labels[list]).map((label) => label.toLowerCase());
    expect(labels.filter((label) => !remedy.includes(label))).toEqual([]);
  });

  test('a review says nothing in English', () => {
    const draft = { business_owners: [{ first_name: 'x'.repeat(51) }], phone: '0', documents: [] };
    const spoken = reviewBusinessCustomer(draft, { asOf, preset: recommended, catalog });
    const english = reviewBusinessCustomer(draft, { asOf, preset: recommended });
    expect(spoken.findings.map(({ rule, path }) => [rule, path])).toEqual(
      english.findings.map(({ rule, path }) => [rule, path]),
    );
    for (const [i, { remedy }] of spoken.findings.entries()) {
      expect(remedy).not.toBe(english.findings[i]?.remedy);
    }
    const same = spoken.requirements.filter(
      ({ label }, i) => label === english.requirements[i]?.label,
    );
    expect(same).toEqual([]);
  });
});

test.each([
  {
    set: { nature_of_business: 'x'.repeat(501) },
    path: 'nature_of_business',
    says: 'Ce texte est trop long. Limitez-le à 500 caractères.',
  },
  {
    set: { phone: '0821' },
    path: 'phone',
    says: 'Saisissez le numéro avec l’indicatif du pays, par exemple +234 801 234 5678.',
  },
  {
    set: { 'business_owners.0.ownership_percentage': 101 },
    path: 'business_owners.0.ownership_percentage',
    says: 'Saisissez 100 ou moins.',
  },
  { set: { business_type: 'LTD' }, path: 'business_type', says: 'Choisissez dans la liste.' },
  { set: { is_dao: 1 }, path: 'is_dao', says: 'Répondez par oui ou par non.' },
])('$path in French: $says', ({ set, path, says }) => {
  const [finding] = checkField(path, changed(set), { preset: spec, asOf, catalog: fr });
  expect(finding?.remedy).toBe(says);
});
