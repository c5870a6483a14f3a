import { expect, test } from 'vitest';
import * as differential from './differential.ts';
import * as door from './index.ts';

test('the package exports these names and no others', () => {
  expect(Object.keys(door).sort()).toEqual([
    'acceptRuntimeModule',
    'compileAcceptModule',
    'compileModule',
    'runtimeModules',
  ]);
});

test('its subpath for comparisons exports one name', () => {
  expect(Object.keys(differential)).toEqual(['compareWithValibot']);
});
