import { describe, expect, test } from 'vitest';
import { loadAddressLabels } from './addressLabels.ts';
import { type CheckAddressOptions, checkAddress } from './checkAddress.ts';
import { isAddress } from './isAddress.ts';

const labels = await loadAddressLabels();

describe('labels', () => {
  const network = 'erc20';

  test.each([
    {
      // OFAC SDN list: Lazarus Group, 2022-04-14.
      what: 'a sanctioned address',
      value: '0x098B716B8Aaf21512996dC57EB0615e2383E2f96',
      rule: 'address/sanctioned',
      text: 'LAZARUS GROUP (DPRK3)',
    },
    {
      what: 'the first Hardhat account',
      value: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      rule: 'address/public-key',
      text: 'Hardhat',
    },
    {
      what: 'a test account that OFAC lists',
      value: '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0',
      rule: 'address/sanctioned',
      text: 'CYBER2',
    },
    {
      what: 'a wallet of an exchange',
      value: '0x3f5CE5FBFe3E9af3971dD833D26bA9b5C936f0bE',
      rule: 'address/exchange',
      text: 'Binance',
    },
    {
      what: 'a router',
      value: '0x111111125421cA6dc452d289314280a0f8842A65',
      rule: 'address/contract',
      text: '1inch',
    },
    {
      what: 'a bridge',
      value: '0x5c7BCd6E7De5423a257D81B442095A1a6ced35C5',
      rule: 'address/contract',
      text: 'Across',
    },
  ])('warn of $what', ({ value, rule, text }) => {
    for (const address of [value, value.toLowerCase()]) {
      const finding = checkAddress(address, { network, labels }).at(-1);
      expect(finding).toMatchObject({ rule, severity: 'warning' });
      expect(finding?.message).toContain(text);
    }
    expect(checkAddress(value, { network })).toEqual([]);
  });

  test('do not hold the Tornado Cash addresses that OFAC removed on 2025-03-21', () => {
    const router = '0xd90e2f925DA726b50C4Ed8D0Fb90Ad053324F31b';
    expect(checkAddress(router, { network, labels })).toEqual([]);
  });

  test('date each sanctions finding by the list', () => {
    const [finding] = checkAddress('0x098B716B8Aaf21512996dC57EB0615e2383E2f96', {
      network,
      labels,
    });
    expect(finding?.message).toContain(labels.dates.sanctions);
  });

  test('are 1,187 addresses, one of them in both lists', () => {
    expect(labels.size).toBe(1_186);
    expect([...labels.addresses()].every(isAddress)).toBe(true);
    expect(labels.tables.map(({ hash }) => hash?.length)).toEqual([64, 64]);
  });

  test('block what the caller turns into an error, and ignore what is off', () => {
    const listed = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96';
    const severity = (rules: CheckAddressOptions['rules']) =>
      checkAddress(listed, { network, labels, rules }).map((finding) => finding.severity);
    expect(severity({ 'address/sanctioned': 'error' })).toEqual(['error']);
    expect(severity({ 'address/sanctioned': 'off' })).toEqual([]);
  });
});
