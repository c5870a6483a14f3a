import { expect, test } from 'vitest';
import * as exported from './index.ts';

test('the package exports these names and no others', () => {
  expect(Object.keys(exported).sort()).toEqual(['createSandbox']);
});
