import { languageDefects } from '@passmuster/testing/translationDefects';
import { describe, expect, test } from 'vitest';
import * as main from '../index.ts';
import { type LabeledList, labelOf } from '../labels.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ptBr } from './ptBr.ts';
import { ptPt } from './ptPt.ts';
import { toOptions } from './toOptions.ts';

const lists: readonly (readonly [LabeledList, readonly string[]])[] = [
  ['accountPurposes', main.accountPurposes],
  ['annualRevenues', main.annualRevenues],
  ['assetTypes', main.assetTypes],
  ['businessTypes', main.businessTypes],
  ['documentSubTypes', main.documentSubTypes],
  ['documentTypes', main.documentTypes],
  ['networks', main.networks],
  ['ownerTitles', main.ownerTitles],
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
    const { locale: _, fieldsIn, ...groups } = labels;
    const texts = [...Object.values(groups), ...Object.values(fieldsIn)].flatMap(Object.values);
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

test.each([
  { type: 'BUSINESS_FORMATION', gloss: 'Certificate of incorporation' },
  { type: 'OWNERSHIP_INFORMATION', gloss: 'Articles of incorporation' },
  { type: 'PROOF_OF_NATURE_OF_BUSINESS', gloss: 'Memorandum of association' },
])('the specification explains $type as $gloss (SPEC-GAP 31)', ({ type, gloss }) => {
  expect(labelOf('documentTypes', type).toLowerCase()).toContain(gloss.toLowerCase());
});

test('options are in the order of the list', () => {
  const options = toOptions(main.networks, en.networks);
  expect(options).toEqual([
    { value: 'erc20', label: 'Ethereum (ERC-20)' },
    { value: 'polygon', label: 'Polygon' },
  ]);
});
