import { expect, test } from 'vitest';
import { badFiles } from './badFiles.ts';
import { readBlind } from './readBlind.ts';

const applications = `
# NG +234
Zenvia Foods Limited | Zenvia | LLC | https://zenviafoods.com.ng | info@zenviafoods.com.ng | +2348033456712
14 Adeola Odeku Street ; ; Lagos ; Lagos State ; 101241
RC 1456782 | 2018-03-14 | 20456781-0001 | 311999 | OPERATING_A_COMPANY | BUSINESS_INCOME | 45000000 | 18000 | 100k-1M |
Produces plantain chips
Paying packaging suppliers in China
= documents.1.doc_type: "SHAREHOLDER_REGISTER"
= o0.relationship_establishment_date: "2020-01-15"
- Adaeze ; Okonkwo | 1984-05-17 | 100 CEO control signer | B50214478 NG | +2348033456713 | adaeze@zenviafoods.com.ng | 3 Rue Cler ; ; Paris ; Paris ; 75007 ; France
`;
const mistake = {
  application: 'ng-1',
  kind: 'across',
  note: 'registered before the owner was born',
  at: ['registration_date', 'o0.date_of_birth'],
  set: { registration_date: '1974-03-14', 'o0.email': null, 'd0.doc_image': '@cutPdf' },
} as const;

test('reads an application, its changes and a mistake in it', () => {
  const { applications: read, mistakes } = readBlind({
    applications,
    mistakes: [mistake],
    banks: [],
  });
  expect(read[0]).toMatchObject({ id: 'ng-1', country: 'NG', heldOut: true });
  const body = read[0]?.body();
  expect(body?.phone_country_code).toBe('+234');
  expect(body?.documents[1]?.doc_type).toBe('SHAREHOLDER_REGISTER');
  expect(body?.business_owners[0]).toMatchObject({
    relationship_establishment_date: '2020-01-15',
    supporting_documents: [{ doc_country: 'FR' }],
  });
  expect(mistakes[0]).toMatchObject({
    kind: 'across',
    heldOut: true,
    at: ['registration_date', 'business_owners.0.date_of_birth'],
  });
  const mistaken = mistakes[0]?.body();
  expect(mistaken).toMatchObject({
    registration_date: '1974-03-14',
    documents: { 0: { doc_image: badFiles.cutPdf } },
  });
  expect(mistaken).not.toHaveProperty('business_owners.0.email');
});

test('reads bank methods, valid without a place', () => {
  const body = { type: 'BANK', currency: 'ZAR' };
  const { banks } = readBlind({
    applications: '',
    mistakes: [],
    banks: [
      { note: 'valid', body },
      { note: 'wrong code', at: ['bank_code'], body },
    ],
  });
  expect(banks.map(({ at }) => at)).toEqual([[], ['bank_code']]);
});

test('refuses files that would be read as something else', () => {
  const read =
    (change: object, text = applications) =>
    () =>
      readBlind({ applications: text, mistakes: [{ ...mistake, ...change }], banks: [] });
  expect(read({ set: {} })).toThrow('blind-1 changes nothing');
  expect(read({ set: { 'o7.email': 'x' } })).toThrow('changes nothing');
  expect(read({ application: 'ng-2' })).toThrow('No application ng-2');
  expect(read({ kind: 'cross' })).toThrow('blind-1: no kind cross');
  expect(read({}, applications.repeat(2))).toThrow('Two sections begin with ng-1');
  expect(read({}, applications.replace(' | Zenvia', ''))).toThrow('6 cells expected, 5 found');
});
