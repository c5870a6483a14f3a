import { expect, test } from 'vitest';
import { readPackages } from '../../scripts/reference/readPackages.ts';

const packages = readPackages(new URL('../../../../', import.meta.url));
const phone = packages.find(({ folder }) => folder === 'phone');

test('a function has its signature, parameters, errors and example', () => {
  const found = phone?.exports.find(({ name }) => name === 'checkPhone');
  expect(found).toMatchObject({
    kind: 'function',
    specifier: '@passmuster/phone',
    file: 'packages/phone/src/checkPhone.ts',
    returns: 'readonly Finding<string>[]',
  });
  expect(found?.signature).toMatch(/^function checkPhone\(value: unknown, /);
  expect(found?.signature).toMatch(/\): readonly Finding\[\]$/);
  expect(found?.parameters.map(({ name }) => name)).toEqual(['value', 'options']);
  expect(
    found?.parameters[1]?.properties.map(({ name, isOptional }) => [name, isOptional]),
  ).toEqual([
    ['metadata', false],
    ['path', true],
    ['config', true],
    ['catalog', true],
  ]);
  expect(found?.errors).toEqual([
    '{TypeError} if `metadata` is missing, or `config` was not made by `defineConfig`',
  ]);
  expect(found?.examples[0]).toContain('checkPhone(');
});

test('every published package with a documented function is listed', () => {
  expect(packages.map(({ folder }) => folder)).toEqual(
    expect.arrayContaining([
      'address',
      'bank',
      'client',
      'findings',
      'form',
      'kyc',
      'phone',
      'schemas',
    ]),
  );
  for (const { exports } of packages) {
    expect(exports.filter(({ kind, text }) => kind === 'function' && text !== '')).not.toEqual([]);
  }
});
