import { getAddress } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import { checkAddress } from './checkAddress.ts';
import { hasRootstockChecksum, miscasedPositions, withChecksum } from './checksum.ts';

/** ERC-1191, Test cases: 13 addresses on Ethereum and Rootstock (RSK). */
const erc1191 = [
  {
    chain: 'Ethereum',
    chainId: undefined,
    addresses: [
      '0x27b1fdb04752bbc536007a920d24acb045561c26',
      '0x3599689E6292b81B2d85451025146515070129Bb',
      '0x42712D45473476b98452f434e72461577D686318',
      '0x52908400098527886E0F7030069857D2E4169EE7',
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      '0x6549f4939460DE12611948b3f82b88C3C8975323',
      '0x66f9664f97F2b50F62D13eA064982f936dE76657',
      '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
      '0x88021160C5C792225E4E5452585947470010289D',
      '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
      '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
      '0xde709f2102306220921060314715629080e2fb77',
      '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    ],
  },
  {
    chain: 'Rootstock',
    chainId: 30,
    addresses: [
      '0x27b1FdB04752BBc536007A920D24ACB045561c26',
      '0x3599689E6292B81B2D85451025146515070129Bb',
      '0x42712D45473476B98452f434E72461577d686318',
      '0x52908400098527886E0F7030069857D2E4169ee7',
      '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD',
      '0x6549F4939460DE12611948B3F82B88C3C8975323',
      '0x66F9664f97f2B50F62d13EA064982F936de76657',
      '0x8617E340b3D01Fa5f11f306f4090fd50E238070D',
      '0x88021160c5C792225E4E5452585947470010289d',
      '0xD1220A0Cf47c7B9BE7a2e6ba89F429762E7B9adB',
      '0xDBF03B407c01E7CD3cBea99509D93F8Dddc8C6FB',
      '0xDe709F2102306220921060314715629080e2FB77',
      '0xFb6916095cA1Df60bb79ce92cE3EA74c37c5d359',
    ],
  },
] as const;

/** Returns whether an address has only capitals, which is not a checksum. */
const inCapitals = (address: string): boolean =>
  address.slice(2) === address.slice(2).toUpperCase();

describe.each(erc1191)('the vectors of ERC-1191 for $chain', ({ chainId, addresses }) => {
  test.each(addresses)('%s', (address) => {
    expect(getAddress(address, chainId)).toBe(address);
    const errors = checkAddress(address, { network: 'erc20' }).filter(
      ({ severity }) => severity === 'error',
    );
    if (chainId === undefined) {
      expect(withChecksum(address.toLowerCase())).toBe(address);
      expect(errors).toEqual([]);
    } else {
      expect(hasRootstockChecksum(address)).toBe(true);
      const rules = inCapitals(address) ? [] : ['address/other-chain-checksum'];
      expect(errors.map(({ rule }) => rule)).toEqual(rules);
    }
  });
});

test('the positions of miscased letters are counted from 1 after 0x', () => {
  expect(miscasedPositions('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toEqual([]);
  expect(miscasedPositions('0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD')).toEqual([2, 40]);
});
