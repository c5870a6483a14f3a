import { blankCustomer, blankOwner } from '@passmuster/form';
import { directReviewer } from '@passmuster/form/reviewer';
import { expect, test } from 'vitest';
import { nameOwners } from './nameOwners.ts';
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
  ['en', 'Ada Obi uses the same email address. Enter this owner’s email address.'],
  ['fr', 'Ada Obi a la même adresse e-mail. Indiquez celle de cette personne.'],
  ['pt-BR', 'Ada Obi usa o mesmo e-mail. Informe o e-mail desta pessoa.'],
  ['pt-PT', 'Ada Obi usa o mesmo e-mail. Indique o e-mail desta pessoa.'],
])('another owner is named in %s', async (language, expected) => {
  expect(await remediesOf(['Ada', 'Kofi'], language)).toEqual([expected]);
});

test('an owner without a name is counted', async () => {
  expect(await remediesOf(['', 'Kofi'], 'en')).toEqual([
    'Owner 1 uses the same email address. Enter this owner’s email address.',
  ]);
});
