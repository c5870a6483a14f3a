import { blankCustomer, blankOwner } from '@passmuster/form';
import { directReviewer } from '@passmuster/form/reviewer';
import { expect, test } from 'vitest';
import { nameOwners } from './nameOwners.ts';
import { fr } from './ownerTexts/fr.ts';
import { en } from './ownerTexts/ownerTexts.ts';
import { ptBr } from './ownerTexts/ptBr.ts';
import { ptPt } from './ownerTexts/ptPt.ts';
import { reviewOptions } from './reviewOptions.ts';

const remediesOf = async (names: readonly string[], language: string) => {
  const reviewer = nameOwners(directReviewer(reviewOptions));
  const owners = names.map((name, index) => ({
    ...blankOwner(),
    first_name: name,
    last_name: name && 'Obi',
    email: 'office@adunnifoods.ng',
    date_of_birth: `198${index}-02-03`,
  }));
  const values = { ...blankCustomer(), business_owners: owners };
  const { findings, open } = await reviewer.review({ values, asOf: '2026-11-21', language });
  const remedies = (all: typeof findings) =>
    all.filter(({ rule }) => rule === 'business/own-contacts').map(({ remedy }) => remedy);
  expect(remedies(open.findings)).toEqual(remedies(findings));
  return remedies(findings);
};

test.each([
  ['en', en],
  ['fr', fr],
  ['pt-BR', ptBr],
  ['pt-PT', ptPt],
])('another owner is named in %s', async (language, texts) => {
  const expected = texts['business/own-contacts'].replace('{name}', 'Ada Obi');
  expect(expected).toContain('Ada Obi');
  expect(await remediesOf(['Ada', 'Kofi'], language)).toEqual([expected]);
});

test('an owner without a name is counted', async () => {
  expect(await remediesOf(['', 'Kofi'], 'en')).toEqual([
    'Owner 1 uses the same email address. Enter this owner’s email address.',
  ]);
});
