import { expect, test } from 'vitest';
import * as door from './index.ts';

test('the package exports these names and no others', () => {
  expect(Object.keys(door).sort()).toEqual(['createSandbox']);
});
