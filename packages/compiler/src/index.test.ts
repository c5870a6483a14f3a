import { expect, test } from 'vitest';
import * as differential from './differential.ts';
import * as compiler from './index.ts';

test('the package exports these names and no others', () => {
  expect(Object.keys(compiler).sort()).toEqual([
    'compileAcceptModule',
    'compileModule',
    'runtimeModules',
  ]);
});

test('its subpath for comparisons exports four names', () => {
  expect(Object.keys(differential).sort()).toEqual([
    'compareWithValibot',
    'difference',
    'outcome',
    'withAccept',
  ]);
});
