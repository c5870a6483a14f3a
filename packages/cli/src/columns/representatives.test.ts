import { expect, test } from 'vitest';
import { matchHeadings } from './matchHeadings.ts';

const pathsOf = async (...headings: readonly string[]) =>
  (await matchHeadings('customer', headings)).bound.map(({ path }) => path.join('.'));

test.each([
  'Date de naissance du dirigeant',
  'Data de nascimento do representante legal',
  "Legal representative's date of birth",
  'Director 1 Date of birth',
])('%s is of the first owner in a table that names no owner', async (heading) => {
  expect(await pathsOf(heading)).toEqual(['business_owners.0.date_of_birth']);
});

test('somebody who acts for the business is not mixed with the owners that a table names', async () => {
  expect(
    await pathsOf(
      'Director 1 Date of birth',
      'Owner 1 Nationality',
      "Legal representative's email",
    ),
  ).toEqual(['business_owners.0.nationality']);
});

test.each([
  { heading: "Principal's Date of Birth", path: 'business_owners.0.date_of_birth' },
  { heading: 'Principal 2 Last name', path: 'business_owners.1.last_name' },
  { heading: 'Principal #2 Last name', path: 'business_owners.1.last_name' },
  { heading: 'Téléphone principal 1', path: 'phone' },
  { heading: 'Principal address', path: 'registered_address.street1' },
])('$heading heads $path: a principal has a number, or something of theirs', async (row) => {
  expect(await pathsOf(row.heading)).toEqual([row.path]);
});
