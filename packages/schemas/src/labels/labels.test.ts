import { languageDefects } from '@passmuster/testing/translationDefects';
import { describe, expect, test } from 'vitest';
import * as main from '../index.ts';
import { fieldHint, type LabeledList, labelOf } from '../labels.ts';
import { en } from './en.ts';
import { examplesIn } from './fieldExamples.ts';
import { fr } from './fr.ts';
import { ptBr } from './ptBr.ts';
import { ptPt } from './ptPt.ts';

const lists: readonly (readonly [LabeledList, readonly string[]])[] = [
  ['accountPurposes', main.accountPurposes],
  ['answers', ['yes', 'no']],
  ['annualRevenues', main.annualRevenues],
  ['assetTypes', main.assetTypes],
  ['businessTypes', main.businessTypes],
  ['documentSubTypes', main.documentSubTypes],
  ['documentTypes', main.documentTypes],
  ['networks', main.networks],
  ['ownerTitles', main.ownerTitles],
  ['payoutCurrencies', main.payoutCurrencies],
  ['sourcesOfFunds', main.sourcesOfFunds],
  ['walletCurrencies', main.walletCurrencies],
  ['walletStatuses', main.walletStatuses],
];

describe.each([en, fr, ptBr, ptPt])('labels in $locale', (labels) => {
  test.each(lists)(
    '%s have a label each, all different, in the order of the list',
    (list, values) => {
      expect(Object.keys(labels[list])).toEqual(values);
      const texts = Object.values(labels[list]);
      expect(new Set(texts.map((text) => text.toLowerCase())).size).toBe(values.length);
    },
  );

  test('name nothing by its code, and are written as their language is', () => {
    const { locale: _, fieldsIn, hintsIn, ...groups } = labels;
    const nested = [fieldsIn, hintsIn].flatMap((all) => Object.values<object>(all));
    const texts = [...Object.values(groups), ...nested].flatMap(Object.values);
    expect(texts.filter((text) => /[a-z]_[a-z]|[A-Z]_[A-Z]|^\s|\s$|^$/.test(text))).toEqual([]);
    expect(texts.flatMap((text) => languageDefects(labels.locale, text))).toEqual([]);
  });
});

test.each([fr, ptBr, ptPt])('in $locale the same countries have names of their own', (labels) => {
  const namesOf = (all: typeof en.fieldsIn) =>
    Object.entries(all).map(([country, names]) => [country, Object.keys(names).sort()]);
  expect(Object.fromEntries(namesOf(labels.fieldsIn))).toEqual(
    Object.fromEntries(namesOf(en.fieldsIn)),
  );
});

test.each([fr, ptBr, ptPt])('a hint in $locale has the places of the English one', (labels) => {
  const placesOf = (hints: typeof en.hints) =>
    Object.entries(hints).map(([name, hint]) => [name, hint.match(/\{\w+\}/g)]);
  expect(Object.fromEntries(placesOf(labels.hints))).toEqual(
    Object.fromEntries(placesOf(en.hints)),
  );
});

test.each([
  { path: ['registered_address', 'country'], hint: en.hints['registered_address.country'] },
  { path: ['business_owners', 0, 'address', 'country'], hint: undefined },
  { path: ['registered_address', 'postal_code'], hint: undefined },
  { path: ['registered_address', 'postal_code'], country: 'GH', hint: 'From GhanaPostGPS.' },
  {
    path: ['registered_address', 'postal_code'],
    country: 'GH',
    labels: fr,
    hint: 'Fournie par GhanaPostGPS.',
  },
  { path: ['registration_number'], country: 'ZA', hint: 'For example 2020/518288/07.' },
  { path: ['registration_number'], country: 'US', hint: undefined },
  { path: ['registration_number'], country: 'constructor', hint: undefined },
  { path: ['business_website'], labels: ptPt, hint: 'Por exemplo https://example.com.' },
  { path: [], hint: undefined },
])('the hint of $path in “$country” is $hint', ({ path, country, labels, hint }) => {
  expect(fieldHint(path, labels, country)).toBe(hint);
});

test.each(Object.entries(examplesIn))('each example of %s belongs to a field', (_, fields) => {
  for (const name of Object.keys(fields)) expect(en.fields).toHaveProperty(name);
});

test.each([
  { type: 'BUSINESS_FORMATION', gloss: 'Certificate of incorporation' },
  { type: 'OWNERSHIP_INFORMATION', gloss: 'Articles of incorporation' },
  { type: 'PROOF_OF_NATURE_OF_BUSINESS', gloss: 'Memorandum of association' },
])('the specification explains $type as $gloss (SPEC-GAP 31)', ({ type, gloss }) => {
  expect(labelOf('documentTypes', type).toLowerCase()).toContain(gloss.toLowerCase());
});
