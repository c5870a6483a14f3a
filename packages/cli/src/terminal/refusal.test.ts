import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const empty = write('empty.csv', '');
const pair = write('pair.csv', 'Company,Email,Email\nKaroo,a@karoo.co.za,b@karoo.co.za\n');
const account = 'Beneficiary,Account number,Bank,Currency\nAda,0123456789,Zenith,NGN\n';
const two = write('two.csv', `${account}\n${account}`);

test.each([
  { file: empty, args: ['check', 'bank'], says: 'ce fichier est vide' },
  {
    file: pair,
    args: ['check', 'customer'],
    says: 'les colonnes B ("Email") et C ("Email") indiquent le même champ, email. Supprimez-en ou renommez-en une',
  },
  {
    file: two,
    args: ['check', 'bank'],
    says: 'la ligne 4 commence un autre tableau. Gardez un seul tableau par feuille ou fichier, avec ses en-têtes au-dessus',
  },
])('--lang is the language of a refusal as well: $says', async ({ file, args, says }) => {
  for (const lang of [['--lang', 'fr'], ['--lang=fr']]) {
    const { err, code } = await runInTest([...args, file, ...lang]);
    expect(err).toBe(`passmuster: ${file}: ${says}\n`);
    expect(code).toBe(2);
  }
});

test.each([
  { lang: 'pt-BR', says: 'este arquivo está vazio' },
  { lang: 'pt-PT', says: 'este ficheiro está vazio' },
  { lang: 'en', says: 'this file is empty' },
])('in $lang: $says', async ({ lang, says }) => {
  const { err } = await runInTest(['check', 'bank', empty, '--lang', lang]);
  expect(err).toBe(`passmuster: ${empty}: ${says}\n`);
});
