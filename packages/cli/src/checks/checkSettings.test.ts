import { addressNetworks } from '@passmuster/address';
import { presetNames as presetsOfKyc } from '@passmuster/kyc';
import { networks as networksOfSchemas } from '@passmuster/schemas';
import { expect, test } from 'vitest';
import { networks, presetNames } from './checkSettings.ts';

test('the choices of options are those of the packages', () => {
  expect([presetNames, networks]).toEqual([presetsOfKyc, networksOfSchemas]);
});

test('the networks of addresses are those of wallets', () => {
  expect(addressNetworks).toEqual(networksOfSchemas);
});
