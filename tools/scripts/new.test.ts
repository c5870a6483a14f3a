import { describe, expect, test } from 'vitest';
import { UsageError } from './new/change.ts';
import { newLanguage } from './new/language.ts';
import { newRule } from './new/rule.ts';
import { newTaxId } from './new/taxId.ts';
import { newValue } from './new/value.ts';

/** The paths of files in packages. A changeset is created only after the first release. */
const inPackages = (files: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(files).filter((path) => path.startsWith('packages/'));

test('a value is added to the row of its field, its count and its sentence', () => {
  const { changed = {} } = newValue(['sub_type', 'NEW_VALUE']);
  expect(Object.values(changed).map((text) => /^.*NEW_VALUE.*$/m.exec(text)?.[0])).toEqual([
    expect.stringMatching(/^\| sub_type \|.*, NEW_VALUE\. A request/),
    "    last: 'NEW_VALUE',",
    expect.stringMatching(/one of \d, UTILITY_BILL to NEW_VALUE; a request/),
  ]);
});

test('a rule has a file and a test, named after its id', () => {
  expect(inPackages(newRule(['owner/first-name']).created)).toEqual([
    'packages/kyc/src/rules/owner/firstName.ts',
    'packages/kyc/src/rules/owner/firstName.test.ts',
  ]);
});

test('a number is one more row of its table', () => {
  const { changed = {} } = newTaxId(['ZZ', 'zz-tin', 'TIN', '^\\d{9}$', '123456789', 'A source']);
  const { count, rows } = JSON.parse(changed['packages/kyc/src/tables/number/taxIds.json'] ?? '');
  expect(rows).toHaveLength(count);
  expect(rows.at(-1)).toMatchObject({ id: 'zz-tin', example: '123456789' });
});

test('a language begins with every French text, and is in every list of languages', () => {
  const { created, changed = {} } = newLanguage(['sw', 'Swahili']);
  expect(inPackages(created)).toContain('packages/kyc/src/texts/sw/owner.ts');
  expect(created['packages/kyc/src/texts/sw.ts']).toContain('in Swahili');
  expect(changed['packages/cli/src/checks/checkSettings.ts']).toContain("'fr', 'sw', 'pt-BR'");
  expect(changed['packages/phone/src/messages/messages.test.ts']).toContain('[fr, sw, ptBr,');
  expect(changed['tools/scripts/entryLimits.ts']).toContain("'form.sw': {");
  expect(JSON.parse(changed['packages/kyc/package.json'] ?? '').exports).toHaveProperty('./sw');
});

describe('what is not said fully is refused', () => {
  test.each([
    { what: 'a language without a name', begin: () => newLanguage(['sw']) },
    { what: 'a rule without a folder', begin: () => newRule(['first-name']) },
    { what: 'a value of an unknown field', begin: () => newValue(['color', 'RED']) },
    { what: 'a value that exists', begin: () => newValue(['business_type', 'TRUST']) },
    {
      what: 'an example that does not match',
      begin: () => newTaxId(['ZZ', 'zz-tin', 'TIN', '^\\d{9}$', '12', 'A source']),
    },
  ])('$what', ({ begin }) => expect(begin).toThrow(UsageError));
});
