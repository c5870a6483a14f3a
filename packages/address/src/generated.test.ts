import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isAddress } from './isAddress.ts';
import { tokenContracts } from './tokenContracts.generated.ts';

test.each([
  'generateKeccak',
  'generateTokenContracts',
  'generateAddressLabels',
  'generateLineModule',
])('%s would write what is there', (name) => {
  const script = fileURLToPath(new URL(`../scripts/${name}.ts`, import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('there are 30 token contracts, checksummed: 23 on erc20, 7 on polygon', () => {
  expect(tokenContracts).toHaveLength(30);
  expect(tokenContracts.filter(({ network }) => network === 'erc20')).toHaveLength(23);
  for (const { address } of tokenContracts) {
    expect(isAddress(address)).toBe(true);
    expect(address).not.toBe(address.toLowerCase());
  }
});
