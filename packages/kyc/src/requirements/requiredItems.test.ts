import { describe, expect, test } from 'vitest';
import { type RequiredItem, requiredItemsOf } from './requiredItems.ts';

const requiredItemsIn = (draft: unknown): RequiredItem[] => {
  const found: RequiredItem[] = [];
  requiredItemsOf(draft, (item) => found.push(item));
  return found;
};
const at = (path: string, draft: unknown = {}): RequiredItem | undefined =>
  requiredItemsIn(draft).find((one) => one.path.join('.') === path);

test.each([
  { path: 'email', isExpected: true },
  { path: 'registered_address.city', isExpected: true },
  { path: 'registered_address', isExpected: false },
  { path: 'registered_address.street2', isExpected: false },
  { path: 'is_dao', isExpected: false },
  { path: 'customer_type', isExpected: false },
  { path: 'business_owners.0.address.city', isExpected: true },
  { path: 'business_owners.1.id_number', isExpected: true },
  { path: 'business_owners.0.back_image', isExpected: false },
  { path: 'business_owners.2.email', isExpected: false },
])('of two owners, $path is expected: $isExpected', ({ path, isExpected }) => {
  expect(at(path, { business_owners: [{}, null] }) !== undefined).toBe(isExpected);
});

test('a field has its value, and the one that comes before it', () => {
  const draft = { registered_address: { country: 'NG', state: 'Lagos' } };
  expect(at('registered_address.state', draft)).toEqual({
    path: ['registered_address', 'state'],
    value: 'Lagos',
    after: { path: ['registered_address', 'country'], value: 'NG' },
  });
  expect(at('account_purpose_explanation')?.after?.path).toEqual(['account_purpose']);
  expect(at('business_owners')?.after?.path).toEqual(['business_type']);
  expect(at('email')?.after).toBeUndefined();
});

test('documents are expected by their types', () => {
  const typesAt = (path: string, draft: unknown) =>
    requiredItemsIn(draft)
      .filter((one) => one.path.join('.') === path)
      .map(({ documentType }) => documentType);
  expect(typesAt('documents', {})).toEqual([
    'BUSINESS_FORMATION',
    'OWNERSHIP_INFORMATION',
    'BANK_STATEMENT',
  ]);
  const draft = { business_owners: [{}, {}] };
  expect(typesAt('business_owners.1.supporting_documents', draft)).toEqual(['PROOF_OF_ADDRESS']);
});

describe('owners', () => {
  test.each([{ owners: [] }, { owners: undefined }, { owners: 'Thandi' }])(
    'in place of $owners a proof of address is expected, after the owners',
    ({ owners }) => {
      const found = requiredItemsIn({ business_owners: owners }).filter(
        ({ path }) => path[0] === 'business_owners' && path.length > 1,
      );
      expect(found).toMatchObject([
        {
          path: ['business_owners', 0, 'supporting_documents'],
          documentType: 'PROOF_OF_ADDRESS',
          after: { path: ['business_owners'] },
        },
      ]);
    },
  );

  test('of 1,001, the first 1,000 are looked at', () => {
    const draft = { business_owners: Array.from({ length: 1001 }, () => ({})) };
    const emails = requiredItemsIn(draft).filter(({ path }) => path[2] === 'email');
    expect(emails).toHaveLength(1000);
  });
});
