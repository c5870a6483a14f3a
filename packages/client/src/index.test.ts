import { specifiedOperations } from '@passmuster/testing/contract/operations';
import { expect, test } from 'vitest';
import * as entry from './index.ts';

test('the package exports a function for each operation', () => {
  expect(Object.keys(entry)).toEqual(
    expect.arrayContaining(specifiedOperations.map(({ id }) => id)),
  );
});
