import { fieldLabel } from '@passmuster/schemas/labels';
import { describe, expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { columnsOf } from './columnsOf.ts';
import { customerLabels } from './customerLabels.ts';
import { headings } from './headings.generated.ts';
import { type Kind, kinds } from './kind.ts';
import { matchHeadings } from './matchHeadings.ts';

const write = temporaryFolder();

const pathsOf = async (kind: Kind, ...headings: readonly string[]) =>
  (await matchHeadings(kind, headings)).bound.map(({ path }) => path.join('.'));

test.each([
  { heading: 'Conta', path: 'account_number' },
  { heading: 'N\u00ba da conta', path: 'account_number' },
  { heading: 'Num\u00e9ro de compte', path: 'account_number' },
  { heading: 'Banco', path: 'bank_name' },
  { heading: 'C\u00f3digo do banco', path: 'bank_code' },
  { heading: 'Favorecido', path: 'account_name' },
  { heading: 'Intitul\u00e9 du compte', path: 'account_name' },
  { heading: 'Moeda', path: 'currency' },
  { heading: 'Devise', path: 'currency' },
  { heading: 'BIC / SWIFT', path: 'swift_code' },
])('$heading heads $path', async ({ heading, path }) => {
  expect(await pathsOf('bank', heading)).toEqual([path]);
});

test.each([
  { heading: 'Raz\u00e3o social', path: 'business_name' },
  { heading: 'CEP', path: 'registered_address.postal_code' },
  { heading: 'S\u00f3cio 2 Data de nascimento', path: 'business_owners.1.date_of_birth' },
  { heading: 'Propri\u00e9taire 1 Pr\u00e9nom', path: 'business_owners.0.first_name' },
  { heading: 'Propriet\u00e1rio 1 Apelido', path: 'business_owners.0.last_name' },
  { heading: 'Owner 1 city', path: 'business_owners.0.address.city' },
  {
    heading: 'Propri\u00e9taire 1 document 1 Type de document',
    path: 'business_owners.0.supporting_documents.0.doc_type',
  },
])('$heading heads $path of a customer', async ({ heading, path }) => {
  expect(await pathsOf('customer', heading)).toEqual([path]);
});

describe.each(customerLabels)('in $locale', (labels) => {
  test('every label of a field of the business and its address heads that field', async () => {
    for (const { path } of columnsOf('customer')) {
      if (path.includes('*')) continue;
      const keys = path.split('.');
      const address = keys.length > 1 ? `${fieldLabel(keys.slice(0, 1), labels)} ` : '';
      expect(await pathsOf('customer', address + fieldLabel(keys, labels))).toEqual([path]);
    }
  });
});

test('every name is that of a column, and of one only', async () => {
  for (const kind of kinds) {
    const paths = columnsOf(kind).map(({ path }) => path);
    for (const [path, joined] of Object.entries(headings.names[kind])) {
      expect(paths).toContain(path);
      const list = /^(?:business_owners|documents)(?=[.][*])/.exec(path)?.[0] ?? 'record';
      const before = { business_owners: 'Owner 1 ', documents: 'Document 1 ', record: '' }[list];
      for (const name of joined.split('|'))
        expect([kind, name, await pathsOf(kind, `${before}${name}`)]).toEqual([
          kind,
          name,
          [path.replaceAll('*', '0')],
        ]);
    }
  }
});

test('of two columns, the one with the name of the field is read, and the other is named as ignored', async () => {
  const { bound, unknown } = await matchHeadings('phone', ['Celular', 'Phone', 'Portable']);
  expect(bound.map(({ index }) => index)).toEqual([1]);
  expect(unknown.map(({ heading }) => heading)).toEqual(['Celular', 'Portable']);
  const other = await matchHeadings('phone', ['Celular', 'Portable']);
  expect(other.bound.map(({ index }) => index)).toEqual([0]);
  const twice = matchHeadings('phone', ['Phone', 'phone']);
  await expect(twice).rejects.toThrow(
    'columns A ("Phone") and B ("phone") both name the field phone',
  );
});

test.each([
  { heading: 'Routing memo', option: '"routing_number=Routing memo"' },
  { heading: 'Routing "memo"', option: `'routing_number=Routing "memo"'` },
  { heading: "Routing $memo's", option: "'routing_number=Routing $memo'\\''s'" },
  { heading: 'Zodiac', option: undefined },
])('an ignored column $heading is offered as $option, ready to copy', async (row) => {
  const table = `account_name,"${row.heading.replaceAll('"', '""')}"\nAda,1\n`;
  const { err } = await runInTest(['check', 'bank', write('offered.csv', table)]);
  expect(/add --map (.*)$/m.exec(err)?.[1]).toBe(row.option);
});

test('a heading that means a field of another column has no second guess', async () => {
  const rows = 'Ada Ltd,Ada Ltd\nObi Ltd,Obi\n';
  const file = write('second.csv', `Business name,Registered name\n${rows}`);
  const { out } = await runInTest(['map', file, '--kind', 'customer']);
  expect(out).toMatch(/^ {2}Registered name +not read$/m);
});

test('a heading of the settings applies where a file has it, and to its kind only', async () => {
  const savedMap = { account_number: 'Number', account_name: 'Nobody has this' };
  const bank = await matchHeadings('bank', ['Number', 'Bank'], { savedMap });
  expect(bank.bound.map(({ path }) => path.join('.'))).toEqual(['account_number', 'bank_name']);
  const phone = await matchHeadings('phone', ['Number', 'Phone'], { savedMap });
  expect(phone.unknown).toEqual([{ index: 0, heading: 'Number' }]);
  const map = { account_name: 'Nobody has this' };
  await expect(matchHeadings('bank', ['Bank'], { map })).rejects.toThrow('there is no column');
  const wrong = { acount_name: 'Bank' };
  await expect(matchHeadings('bank', ['Bank'], { map: wrong })).rejects.toThrow(
    '--map: there is no field "acount_name". Did you mean account_name?',
  );
});

test('names without an owner are those of the first owner only beside what only an owner has', async () => {
  expect(await pathsOf('customer', 'Company name', 'First name', 'Surname')).toEqual([
    'business_name',
  ]);
  expect(await pathsOf('customer', 'Company name', 'First name', 'Date of birth')).toEqual([
    'business_name',
    'business_owners.0.first_name',
    'business_owners.0.date_of_birth',
  ]);
  expect(await pathsOf('customer', 'Surname', 'Owner 2 email')).toEqual([
    'business_owners.0.last_name',
    'business_owners.1.email',
  ]);
});

test.each([
  { kind: 'customer', heading: 'Nome' },
  { kind: 'customer', heading: 'Nom' },
  { kind: 'customer', heading: 'Contact number' },
  { kind: 'customer', heading: 'Year of incorporation' },
  { kind: 'customer', heading: 'State of incorporation' },
  { kind: 'customer', heading: 'Sigle' },
  { kind: 'customer', heading: 'Estabelecimento' },
  { kind: 'customer', heading: 'Postal address' },
  { kind: 'bank', heading: 'Company code' },
  { kind: 'bank', heading: 'Routing code' },
  { kind: 'bank', heading: 'Customer' },
] as const)('$heading of a $kind may mean several things, and heads none', async (row) => {
  expect(await pathsOf(row.kind, row.heading)).toEqual([]);
});
