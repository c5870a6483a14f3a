import { expect, test } from 'vitest';
import { parsePath } from './parsePath.ts';

test.each([
  { path: 'email', keys: ['email'] },
  { path: 'business_owners.0.email', keys: ['business_owners', 0, 'email'] },
  { path: 'business_owners[12].address.city', keys: ['business_owners', 12, 'address', 'city'] },
  { path: ['documents', 1], keys: ['documents', 1] },
  { path: '', keys: [] },
  { path: 'documents.1a.a1', keys: ['documents', '1a', 'a1'] },
])('$path: $keys', ({ path, keys }) => {
  expect(parsePath(path)).toEqual(keys);
});
